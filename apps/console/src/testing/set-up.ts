import '../console.css'

// The test page has a title that would come before the screen's.
document.querySelector('title')?.remove()
