import '../console.css'

// The page that runs the tests has a name of its own, which would stand before the screen's.
document.querySelector('title')?.remove()
