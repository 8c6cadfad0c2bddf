/** Names the missing page in the console. */
console.warn('404: no page at', location.pathname);
