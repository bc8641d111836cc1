/**
 * The one script that stands inside the HTML: it sets the chosen theme before the first paint.
 * Its text never changes, so the security policy allows it by hash (see entry.server.tsx).
 */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}"
