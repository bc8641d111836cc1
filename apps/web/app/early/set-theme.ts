// In the head of every page. Before the first paint it applies the chosen theme and marks whether somebody is signed in,
// so that a page which is cached for everyone can show them their own links.
try {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (localStorage.getItem('token')) dataset.signedIn = ''
} catch {
  // Storage may be blocked; the system's theme applies then.
}
