import { rewrites } from '../rewrites.ts';
import { ownServer } from './ownServer.ts';
import { permissionsOf, sharedHeaders, type Host } from './site.ts';

/** Caddy on a server of your own: `Caddyfile`. */
export const caddy: Host = (site) => {
  const { base } = site;
  const { name, folder, languages, categories } = ownServer(site);
  const { 'Permissions-Policy': _, ...values } = sharedHeaders;
  const headers = Object.entries(values)
    .map(([header, value]) => `\t\t${header} "${value}"`)
    .join('\n');
  const rewritten = rewrites
    .map(
      (
        { from, to },
        index,
      ) => `\t@page${index} path_regexp tree ^(${base}(?:/(?:${languages}))?)${from.replace('*', '')}
\thandle @page${index} {
\t\ttry_files {path} {path}/index.html {re.tree.1}${to}index.html
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}`,
    )
    .join('\n');
  const api = site.apiOrigin === null ? '' : apiHandler(base, site.apiOrigin);
  return {
    Caddyfile: `# The built site (dist/) behind Caddy, with the API on another host.
${name} {
	root * ${folder}

	# Every page carries its own Content-Security-Policy in a meta tag; what only a header can say is set here.
	header {
${headers}
	}
	# The camera, where photos of documents are taken: the pages of an application.
	@camera path_regexp ^${base}(?:/(?:${languages}))?/(?:partner-with-us/new/mx-onboarding|register/${categories})(?:/|$)
	@noCamera not path_regexp ^${base}(?:/(?:${languages}))?/(?:partner-with-us/new/mx-onboarding|register/${categories})(?:/|$)
	header @noCamera Permissions-Policy "${permissionsOf('()')}"
	header @camera Permissions-Policy "${permissionsOf('(self)')}"
	@hashed path ${base}/_astro/*
	header @hashed Cache-Control "public, max-age=31536000, immutable"
	@others not path ${base}/_astro/* ${base}/api/* ${base}/files/*
	header @others Cache-Control no-cache
	# A type that older lists of types do not have. Each language has its own manifest.
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json

${api}	# Files of the host, not of the site.
	@host path /_headers /_redirects /Caddyfile
	handle @host {
		error 404
	}
	# Free parameters; files that exist (such as /register/start) win. Each language has its own tree of pages.
${rewritten}
	handle {
		try_files {path} {path}/index.html
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		# A hashed file that is missing may be there after the next deployment.
		@missing path ${base}/_astro/*
		header @missing Cache-Control no-store
		@language path_regexp language ^(${base}/(?:${languages}))/
		rewrite @language {re.language.1}/404.html
		@english not path_regexp ^${base}/(?:${languages})/
		rewrite @english ${base}/404.html
		file_server {
			precompressed br gzip
		}
	}
}
`,
  };
};

const apiHandler = (base: string, origin: string): string => `	# The API, and the documents that it links to.
	@api path ${base}/api/* ${base}/files/*
	handle @api {
${base && `\t\turi strip_prefix ${base}\n`}		reverse_proxy ${origin} {
			header_up Host ${new URL(origin).host}
		}
	}
`;
