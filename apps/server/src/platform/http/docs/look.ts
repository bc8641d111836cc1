/** The reference brings its own style and script, so it needs nothing but this one answer. */

export const style = `
:root{color-scheme:light dark;--page:#fff;--canvas:#f6f3f0;--line:#ede7e4;--ink:#271b17;--ink-2:#50433e;--ink-3:#6b5f5a;--primary:#2c1812;--on-primary:#fff;--success:#1f764d;--danger:#c01249}
@media (prefers-color-scheme:dark){:root{--page:#19100e;--canvas:#231915;--line:#32261f;--ink:#f6f3f0;--ink-2:#ddd6d2;--ink-3:#b7ada8;--primary:#f6f3f0;--on-primary:#2c1812;--success:#5eca91;--danger:#f78192}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.6 Pretendard,"Noto Sans CJK KR","Apple SD Gothic Neo",system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:960px;margin:0 auto;padding:32px 20px 72px}
h1{font-size:26px;letter-spacing:-.03em;margin:0 0 4px}
h2{font-size:20px;letter-spacing:-.025em;margin:40px 0 12px}
p{margin:0 0 16px;color:var(--ink-2)}
a{color:inherit}
search{position:sticky;top:0;display:block;padding:12px 0;background:var(--page)}
input{width:100%;height:48px;padding:0 16px;border:1px solid var(--ink-3);border-radius:14px;background:var(--page);color:inherit;font:inherit}
input:focus-visible,summary:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
details{border:1px solid var(--line);border-radius:14px;margin:8px 0}
summary{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;padding:12px 16px;cursor:pointer}
summary code{font-weight:600}
summary span{color:var(--ink-3)}
b{display:inline-block;min-width:64px;font-size:12px;letter-spacing:.04em}
code{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}
details>div{padding:0 16px 16px;overflow-x:auto}
h3{font-size:13px;margin:12px 0 4px;color:var(--ink-3)}
table{width:100%;border-collapse:collapse}
td,th{padding:6px 12px 6px 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;font-size:13px;font-weight:400}
th{width:36%}
th+td{width:28%}
em{font-style:normal;color:var(--danger)}
[hidden]{display:none}
`

/** Shows the calls that hold every typed word. Without it the page is complete, only longer. */
export const script = `
const field=document.querySelector('input'),status=document.querySelector('output');
const items=[...document.querySelectorAll('details')].map(element=>({element,text:element.textContent.toLowerCase()}));
field.addEventListener('input',()=>{
  const words=field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown=0;
  for(const {element,text} of items){element.hidden=!words.every(word=>text.includes(word));shown+=element.hidden?0:1}
  for(const section of document.querySelectorAll('section'))section.hidden=!section.querySelector('details:not([hidden])');
  status.textContent=words.length?shown+'개':'';
});
`
