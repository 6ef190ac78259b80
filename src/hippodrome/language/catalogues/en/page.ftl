# The page: what is on every screen.

page-title = Hippodrome
page-skip = Skip to the content
page-close = Close
page-keys = Keys
page-loading = One moment…
page-main-menu = Main menu
page-menu = Menu
page-home = Home
page-learn = Learn
page-rules = Rules
page-replays = Replays
page-preferences = Preferences
page-language = Language
page-theme = Colours
page-theme-system = As the device
page-theme-light = Light
page-theme-dark = Dark
page-sound = Sounds
page-sound-help = Hooves, whips and the crowd; a call when it is your turn.
page-follow = Follow the chariot that drives
page-follow-help = The board moves along with whoever is driving.
page-coordinates = Coordinates on the board
page-coordinates-help = Spaces show their names, the sand its distances, as moves and records write them.
page-name = Your name
page-name-help = This is what you are called at the table.
page-calls = Call me when it is my turn
page-calls-help = A notification of the browser, when you are looking elsewhere.
page-calls-refused = This browser does not let the page call you; allow notifications in its settings.
page-auriga = Auriga
page-kept = What you choose is kept on this device, and nowhere else.
page-licences = Licences of what this page is made of

# The page: the names of boards.

page-board-white = White
page-board-blue = Blue
page-board-yellow = Yellow
page-board-red = Red
page-board-pro-ludo-a = Pro Ludo A
page-board-pro-ludo-b = Pro Ludo B
page-board-antioch = Antioch
page-board-tyre = Tyre

# The page: an address that leads nowhere.

page-lost-title = Off the track
page-lost-words = There is nothing at this address. Perhaps the link was cut short, or the table is no more.
page-lost-home = Back to the start
page-clause = Clause { $clause }
page-gallery = Gallery
page-workshop = Workshop
page-puzzles = Puzzles
