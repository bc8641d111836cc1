import '../app.css'
import '../fonts/app-fonts.css'

// The test runner's page has a title of its own, which would stand before the screen's.
document.querySelector('title')?.remove()
