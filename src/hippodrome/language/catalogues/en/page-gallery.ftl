# The page: the gallery, boards to take away, films of races.

page-gallery-about = Boards that people made. Race on them, print them, or drop a .course or JSON file of your own anywhere on the page.
page-gallery-bring = Open a file…
page-gallery-make = Make one of your own
page-gallery-search = Search by name, words or author
page-gallery-all-games = Both games
page-gallery-order = Order
page-gallery-order-new = Newest first
page-gallery-order-stars = Most stars
page-gallery-order-raced = Most raced
page-gallery-found =
    { $count ->
        [one] { $count } board found
       *[other] { $count } boards found
    }
page-gallery-more = Show more
page-gallery-nothing = No board has these words.
page-gallery-empty = Nobody has published a board here yet. Be the first: make one, or open a file.
page-gallery-away = The gallery is at the server, which cannot be reached just now.
page-gallery-by = by { $name }
page-gallery-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
page-gallery-raced =
    { $count ->
        [0] never raced yet
        [one] raced once
       *[other] raced { $count } times
    }
page-gallery-picture = The board “{ $name }”
page-gallery-race-now = Race it now
page-gallery-race-on = Race on it
page-gallery-friends = With friends
page-gallery-set-up = Choose the rules
page-gallery-fork = Make your own of it
page-gallery-forked = Made of
page-gallery-versions-heading = Versions
page-gallery-version = Version { $number }
page-gallery-yours = This board is yours
page-gallery-add-version = Publish a new version…
page-gallery-new-version = A new version of { $name }
page-gallery-version-help = Versions that are there stay as they are; races name the one they were run on.
page-gallery-withdraw = Withdraw
page-gallery-withdraw-help = Nobody will find this board any more. Races that were run on it can still be watched. This cannot be undone.
page-gallery-withdraw-sure = Withdraw it for good
page-gallery-back = To the gallery
page-gallery-publish-heading = Publish this board
page-gallery-publish = Publish
page-gallery-publish-as = Publish it as
page-gallery-its-own = A board of its own
page-gallery-name = Name of the board
page-gallery-words = A few words about it
page-gallery-who-finds = Who finds it
page-gallery-listed = Everybody, in the gallery
page-gallery-unlisted = Only who has the link
page-gallery-unlisted-sign = by link only
page-gallery-key-help = There are no accounts: this browser keeps the key to what you publish.
page-gallery-take = Save or print the board
page-gallery-as-file = As a file or a picture
page-gallery-print = Print and play
page-gallery-print-help = The board at true size over several sheets, cards, chariots to fold, and the rules, as a PDF.
page-gallery-paper = Paper
page-gallery-print-button = Make the PDF
page-gallery-printing = Setting the pages…
page-film = Save as a film
page-film-help = A film to show to others, of at most 5 MB. It takes some seconds.
page-film-part = What it shows
page-film-race = The whole race
page-film-last-lap = The last lap
page-film-kind = Format
page-film-make = Make the film
page-film-making = The film is being made…
page-film-made = The film is ready
page-film-no-webm = This browser could not make a WebM of it. GIF and WebP are there all the same.
page-film-again = Save it once more
