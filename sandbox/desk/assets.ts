/** The style and the script of the desk. The policy of its pages names them by their hashes. */
import { createHash } from 'node:crypto';
import { raw } from 'hono/html';

const css = `
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:0 1rem 3rem;overflow-wrap:anywhere}
header{padding:.5rem 0;border-bottom:1px solid}
h1{font-size:1.5rem}h2{font-size:1.125rem;margin:1.5rem 0 .5rem}
a,button,select,input,textarea{font:inherit;min-height:44px;box-sizing:border-box}
header a,li>a,.actions a{display:inline-flex;align-items:center}
button{padding:0 1rem}select,input,textarea{width:100%;max-width:100%}
label{display:block;margin-top:.5rem}form button{margin-top:.5rem}
fieldset{margin-top:1rem;min-width:0}
:focus-visible{outline:2px solid;outline-offset:2px}
ul.cards,ul.papers{list-style:none;padding:0;display:grid;gap:.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}
ul.cards li,ul.papers li{border:1px solid;padding:.5rem .75rem;min-width:0}
ul.cards p{margin:0}.status{border:1px solid;padding:0 .5rem;white-space:nowrap}
.papers img{max-width:6rem;max-height:8rem;margin-right:.5rem}
dt{font-weight:600;margin-top:.5rem}dd{margin:0}[role=status]{border-left:4px solid;padding-left:.75rem}`;

/** Copies the link of a pressed button; without a clipboard it shows the link to copy by hand. */
const js = `document.addEventListener('click',async({target})=>{
const path=target.dataset&&target.dataset.copy;if(!path)return;
const link=new URL(path,location.href).href;
try{await navigator.clipboard.writeText(link);target.textContent='Copied'}
catch{target.replaceWith(Object.assign(document.createElement('input'),{value:link,readOnly:true,ariaLabel:'Link'}))}});`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// A formatter may add spaces around the placeholders, so the hash is taken of the tags' whole content.
export const styleTag = raw(`<style>${css}</style>`);
export const scriptTag = (code: string) => raw(`<script>${code}</script>`);
export const copyScript = js;

/** Returns the policy of a page with these scripts. Nothing else runs, and no other page may frame it. */
export const policyOf = (...scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(css)}`,
    `script-src ${scripts.map(hashOf).join(' ')}`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
