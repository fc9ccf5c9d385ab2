/** Content Security Policy of the providers' pages, which have no script. */
export function getPagePolicy(formActions: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action ${["'self'", ...formActions].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}
