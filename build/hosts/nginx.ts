import { rewrites } from '../rewrites.ts';
import { ownServer } from './ownServer.ts';
import { permissionsOf, sharedHeaders, type Host } from './site.ts';

/** nginx on a server of your own: `nginx.conf`, which is included in the `http` block. */
export const nginx: Host = (site) => {
  const { base } = site;
  const { name, folder, languages, categories } = ownServer(site);
  const values = {
    ...sharedHeaders,
    'Permissions-Policy': permissionsOf('()').replace('camera=()', 'camera=$camera'),
  };
  const headers = Object.entries(values)
    .map(([header, value]) => `  add_header ${header} "${value}" always;`)
    .join('\n');
  const rewritten = rewrites
    .map(
      ({ from, to }) => `  location ~ ^(?<tree>${base}(?:/(?:${languages}))?)${from.replace('*', '')} {
    try_files $uri $uri/index.html $tree${to}index.html;
  }`,
    )
    .join('\n');
  const api = site.apiOrigin === null ? '' : apiLocation(base, site.apiOrigin);
  return {
    'nginx.conf': `# The built site (dist/) behind nginx, with the API on another host. Brotli needs ngx_brotli (on Debian
# libnginx-mod-http-brotli-static); the build has laid .br and .gz copies beside each file.
server {
  listen 80;
  server_name ${name};
  # Browsers that know the site never ask here (HSTS, preloaded); the first visit of all others does.
  return 301 https://${name}$request_uri;
}

server {
  listen 443 ssl http2;
  server_name ${name};
  ssl_certificate /etc/ssl/${name}/fullchain.pem;
  ssl_certificate_key /etc/ssl/${name}/privkey.pem;
  root ${folder};

  charset utf-8;
  brotli_static on;
  gzip_static on;
  gzip_vary on;

  # Every page carries its own Content-Security-Policy in a meta tag right behind its charset. What only a
  # header can say is set here.
${headers}
  add_header Cache-Control $cache always;

${api}  location / {
    try_files $uri $uri/index.html =404;
  }
  # A type that older lists of types do not have.
  location ~ \\.webmanifest$ {
    types {}
    default_type application/manifest+json;
  }
  # Files of the host, not of the site.
  location ~ ^/(?:_headers|_redirects|nginx\\.conf)$ {
    return 404;
  }
  # Free parameters; files that exist (such as /register/start) win. Each language has its own tree of pages.
${rewritten}
  location ~ ^(?<tree>${base}/(?:${languages}))/ {
    try_files $uri $uri/index.html =404;
    error_page 404 $tree/404.html;
  }
  error_page 404 ${base}/404.html;
}

# These three belong into the http block. $uri is the file that is served: \`/_astro/..%2fvendor\` is none of the hashed ones.
# A hashed file is kept for a year, but never the reply that it is missing: it may be there after the next deployment.
map "$status $uri" $cache {
  "~^(?:200|206|304) ${base}/_astro/" "public, max-age=31536000, immutable";
  "~^\\d+ /(?:api|files)/" "";
  default $cache_of_pages;
}
map $request_uri $cache_of_pages {
  "~^${base}/_astro/" no-store;
  default no-cache;
}
# The camera, where photos of documents are taken: the pages of an application.
map $uri $camera {
  "~^${base}(?:/(?:${languages}))?/partner-with-us/new/mx-onboarding(?:/|$)" "(self)";
  "~^${base}(?:/(?:${languages}))?/register/${categories}(?:/|$)" "(self)";
  default "()";
}
`,
  };
};

const apiLocation = (
  base: string,
  origin: string,
): string => `  # The API, and the documents that it links to.
  location ~ ^${base}/(?:api|files)/ {
${base && `    rewrite ^${base}(/.*)$ $1 break;\n`}    proxy_pass ${origin};
    proxy_set_header Host ${new URL(origin).host};
    proxy_ssl_server_name on;
    client_max_body_size 6m;
  }
`;
