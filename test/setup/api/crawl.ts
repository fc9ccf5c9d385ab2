/** A reference of one page to something else. */
type Reference = { from: string; url: URL }

/**
 * Fetches pages and all that they reference, again and again: scripts, styles,
 * links, images, workers, forms, and addresses in the text of scripts.
 *
 * @returns what was asked for, and what nobody serves
 */
export async function crawl(parameters: crawl.Parameters): Promise<{
  faults: readonly string[]
  visited: readonly string[]
}> {
  const { compared = [], fetch, origins, pages, routes } = parameters
  const visited = new Map<string, Promise<string | undefined>>()
  const faults: string[] = []

  async function read({ from, url }: Reference): Promise<Reference[]> {
    // What a form posts to, and a script asks, need not be a page.
    const response = await fetch(url.href)
    const type = response.headers.get('content-type') ?? ''
    const text = await response.text()
    const isPage = pages.includes(url.href)
    if (!isPage && isUnserved(response, text)) {
      const posted = await fetch(url.href, { method: 'POST' })
      if (isUnserved(posted, await posted.text()))
        faults.push(`${from} -> ${url.pathname}: ${response.status}`)
      return []
    }
    return listReferences(text, type, routes)
      .filter((found) => !compared.includes(found))
      .flatMap((found) => {
        const target = toUrl(found, url)
        return target && origins.includes(target.origin) ? [target] : []
      })
      .map((target) => ({ from: url.pathname, url: target }))
  }

  let open: Reference[] = pages.map((page) => ({
    from: 'pages',
    url: new URL(page),
  }))
  while (open.length > 0) {
    const next = open.filter(({ url }) => {
      const key = `${url.origin}${url.pathname}`
      if (visited.has(key)) return false
      visited.set(key, Promise.resolve(undefined))
      return true
    })
    open = (await Promise.all(next.map(read))).flat()
  }
  return { faults: faults.sort(), visited: [...visited.keys()].sort() }
}

export declare namespace crawl {
  type Parameters = {
    /** Texts of scripts that are no address of something served. */
    compared?: readonly string[] | undefined
    fetch: (url: string, init?: RequestInit) => Promise<Response>
    /** What is elsewhere is left out. */
    origins: readonly string[]
    /** Addresses of the pages. */
    pages: readonly string[]
    /**
     * First parts of paths that scripts ask for: of the texts in a script only
     * those count.
     */
    routes: readonly string[]
  }
}

/** A service that knows the path refuses for another reason. */
function isUnserved({ status }: Response, text: string) {
  if (status >= 500) return true
  return status === 404 && !/"code":"(?!NOT_FOUND)/.test(text)
}

function toUrl(text: string, base: URL) {
  return URL.canParse(text, base) ? new URL(text, base) : undefined
}

function listReferences(
  text: string,
  type: string,
  routes: readonly string[],
): readonly string[] {
  const all = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, found]) =>
      found ? [found.replaceAll('&amp;', '&')] : [],
    )
  if (type.startsWith('text/html'))
    return all(
      /<(?:script|link|img|a|iframe|form|source|object)\b[^>]*?\s(?:src|href|action|data)="([^"#][^"]*)"/g,
    ).filter((found) => !found.startsWith('data:'))
  if (type.startsWith('text/css'))
    return [
      ...all(/url\(["']?([^"')]+)["']?\)/g),
      ...all(/@import\s+["']([^"']+)/g),
    ].filter((found) => !found.startsWith('data:'))
  if (!type.startsWith('text/javascript')) return []
  const first = routes.join('|')
  return [
    ...all(/(?:\bfrom|\bimport)\s*\(?\s*["'`](\.{0,2}\/[\w./-]+)["'`]/g),
    ...all(/new URL\(["'`]([\w./-]+)["'`],\s*import\.meta\.url/g),
    // Vite's list of what a part needs, from the root of the pages.
    ...all(/["'`]((?:assets|worker)\/[\w.-]+\.(?:js|css))["'`]/g).map(
      (found) => `../${found}`,
    ),
    ...(first
      ? all(
          new RegExp(
            `["'\`](\\/(?:${first})(?:\\/[\\w./-]*)?)(?=\\$\\{|["'\`?])`,
            'g',
          ),
        ).map((found) => (found.endsWith('/') ? `${found}any` : found))
      : []),
  ]
}
