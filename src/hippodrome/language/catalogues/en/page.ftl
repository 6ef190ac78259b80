# The page: what is on every screen.

page-title = Hippodrome
page-skip = Skip to the race
page-close = Close
page-main-menu = Main menu
page-learn = Learn
page-rules = Rules
page-replays = Replays
page-preferences = Preferences
page-language = Language
page-theme = Colours
page-theme-system = As the device has them
page-theme-light = Light
page-theme-dark = Dark
page-sound = Sounds
page-follow = Follow the chariot that drives
