/**
 * The one script that stands inside the HTML of every page: before the first paint it sets the chosen theme, and says
 * whether somebody is signed in, so that a page which is the same for everyone shows them their own way in.
 * Its text never changes, so the security policy allows it by hash (see entry.server.tsx).
 */
export const themeScript =
  "try{var d=document.documentElement.dataset,t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('token'))d.signedIn=''}catch{}"
