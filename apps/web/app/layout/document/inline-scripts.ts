/**
 * The one script that stands inside the HTML of every page: before the first paint it sets the chosen theme, and says
 * whether somebody is signed in, so that a page which is the same for everyone shows them their own way in.
 * Its text never changes, so the security policy allows it by hash (see entry.server.tsx).
 */
export const themeScript =
  "try{var d=document.documentElement.dataset,t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('token'))d.signedIn=''}catch{}"

/** Told to the document once React has taken the page over. */
export const HYDRATED = 'hydrated'

/**
 * Stands in the head of an app page. The page can be read and typed into before its code has come: what is typed by then
 * is written once more for React to hear, and what is pressed is held back and done after. A form is not sent by the
 * browser itself, for its address would carry what was typed.
 * Its text never changes, so the security policy allows it by hash.
 */
export const earlyInputScript = `(d=>{
const typed=new Map,presses=[],isTick=e=>/^(checkbox|radio)$/.test(e.type);
const early={
input({target:e}){typed.set(e,isTick(e)?e.checked:e.value)},
click(v){const b=v.target.closest('button,[role=button]');if(!b)return;v.preventDefault();v.stopImmediatePropagation();if(presses.at(-1)!==b)presses.push(b)},
submit(v){v.preventDefault();v.stopImmediatePropagation()}
};
for(const n in early)d.addEventListener(n,early[n],true);
const write=(e,to)=>{
if(isTick(e)){e.checked=!to;e.click();return}
e.value='';
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(e),'value').set.call(e,to);
for(const n of ['input','change'])e.dispatchEvent(new Event(n,{bubbles:true}))
};
const press=()=>{const b=presses.shift();if(!b)return;if(b.isConnected)b.click();setTimeout(press)};
d.addEventListener('${HYDRATED}',()=>{
for(const n in early)d.removeEventListener(n,early[n],true);
for(const [e,to] of typed)if(e.isConnected)write(e,to);
setTimeout(press)
},{once:true})
})(document)`

/** Where the head leaves what it asked for (see api/early-calls.ts). */
export const EARLY_CALLS = 'earlyCalls'
export type EarlyCalls = { token: string; answers: Record<string, Promise<Response> | undefined> }

/**
 * Stands in the head of a page whose route names the calls it shows, in `data-calls`. Who is signed in has their answers
 * on the way before the code that shows them; without a login nothing is asked.
 * Its text never changes, so the security policy allows it by hash.
 */
export const earlyCallsScript = `(s=>{try{
const token=localStorage.getItem('token'),answers={};
if(!token)return;
for(const path of s.dataset.calls.split(' ')){
const url='/api'+path.replace(/:\\w+$/,location.pathname.split('/').pop());
(answers[url]=fetch(url,{headers:{accept:'application/json',authorization:'Bearer '+token}})).catch(()=>{})
}
window.${EARLY_CALLS}={token,answers}
}catch{}})(document.currentScript)`

/** What a module and its address are called until they may come (see paint-first.server.ts). */
export const WAITING_LINK = 'module-later'
export const WAITING_MODULE = 'text/module-later'

/**
 * Stands at the end of a page whose modules wait, and lets them come once it is painted, after two seconds at the latest:
 * four at a time, for asking for one takes a phone's processor some milliseconds, and a press must find its turn between.
 */
export const paintFirstScript = `(d=>{
let begun=d.hidden;
const begin=()=>{
const links=[...d.querySelectorAll('link[rel=${WAITING_LINK}]')],next=()=>{
for(const l of links.splice(0,4))l.rel='modulepreload';
if(links.length)return setTimeout(next);
for(const s of d.querySelectorAll('script[type="${WAITING_MODULE}"]')){
const m=d.createElement('script');m.type='module';m.textContent=s.textContent;d.head.append(m)
}
};next()
},once=()=>{if(!begun){begun=true;begin()}};
if(begun)return begin();
try{new PerformanceObserver(l=>{if(l.getEntriesByName('first-contentful-paint').length)once()}).observe({type:'paint',buffered:true})}catch{once()}
setTimeout(once,2000)
})(document)`
