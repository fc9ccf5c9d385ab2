import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMarkdownRenderer } from 'vitepress'
import { describe, expect, test } from 'vitest'
import { groups } from '../../site/.vitepress/pages.js'
import { readTypes } from '../../site/.vitepress/readTypes.js'
import { toAnchor } from '../../site/.vitepress/toAnchor.js'
import { toRepositoryLinks } from '../../site/.vitepress/toRepositoryLinks.js'
import { pictures } from '../../site/generate/renderExport.js'
import * as components from '../../src/exports/components.js'

const docs = new URL('../../docs', import.meta.url).pathname
const pages = readdirSync(docs)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace('.md', ''))

describe('sidebar', () => {
  const listed = groups.flatMap(([, pages]) => pages.map(([, page]) => page))

  test('default: has every page of docs once', () => {
    const expected = pages.filter((page) => page !== 'index')
    expect(listed.toSorted()).toEqual(expected.sort())
  })

  test('behavior: names differ', () => {
    const names = groups.flatMap(([, pages]) => pages.map(([text]) => text))
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('types of examples', () => {
  test('default: names have their type and JSDoc', { timeout: 120_000 }, () => {
    const page = 'get-started-hooks.md'
    const text = readFileSync(join(docs, page), 'utf8')
    const code =
      /```tsx\n(\/\/ src\/Account[\s\S]*?)\n```/.exec(text)?.[1] ?? ''
    const types = readTypes([page])(code)
    const at = code.indexOf('useSendToken()')
    expect(types.find(({ start }) => start === at)).toMatchObject({
      end: at + 'useSendToken'.length,
      summary: expect.stringContaining('Hook for sending'),
      type: expect.stringContaining('useSendToken.ReturnType'),
    })
    // Destructured from the result.
    const step = code.indexOf('step }')
    expect(types.find(({ start }) => start === step)?.type).toContain(
      'approving',
    )
  })
})

describe('links', () => {
  test('default: pages and anchors exist', { timeout: 60_000 }, async () => {
    const rendered = await renderPages(pages)
    expect(rendered.size).toBeGreaterThan(50)
    expect(findBroken(rendered)).toEqual([])
  })

  test('behavior: detects a missing page and a missing anchor', async () => {
    const rendered = await renderPages(['get-started', 'hosts'])
    const broken = findBroken(
      new Map([
        ...rendered,
        ['wrong', '<a href="./hosts#nowhere"></a><a href="./nothing"></a>'],
      ]),
    ).filter((link) => link.startsWith('wrong'))
    expect(broken).toEqual(['wrong: ./hosts#nowhere', 'wrong: ./nothing'])
  })

  test('behavior: pictures exist', () => {
    const missing = pages.flatMap((page) => {
      const text = readFileSync(join(docs, `${page}.md`), 'utf8')
      return [...text.matchAll(/\]\((images\/[^)]+)\)/g)]
        .map(([, path = '']) => path)
        .filter((path) => !existsSync(join(docs, path)))
    })
    expect(missing).toEqual([])
  })

  test.each(Object.entries(pictures))(
    'behavior: <%s> has its picture',
    (name, [picture]) => {
      expect(Object.keys(components)).toContain(name)
      for (const theme of ['dark', 'light'])
        expect(
          existsSync(join(docs, `images/card-${picture}-${theme}.webp`)),
        ).toBe(true)
    },
  )
})

/** Renders as the site does, so that anchors are the same. */
async function renderPages(names: readonly string[]) {
  const md = await createMarkdownRenderer(
    docs,
    {
      anchor: { slugify: toAnchor },
      config: (md) => void md.use(toRepositoryLinks),
      // Examples are not looked at here.
      highlight: () => '',
    },
    '/',
    undefined,
  )
  const rendered = new Map<string, string>()
  for (const name of names) {
    const path = join(docs, `${name}.md`)
    const env = {
      path,
      relativePath: `${name}.md`,
      cleanUrls: true,
    }
    const text = readFileSync(path, 'utf8')
    rendered.set(name, md.render(text, env))
  }
  return rendered
}

/** Links that lead out of the pages are not looked at. */
function findBroken(rendered: ReadonlyMap<string, string>) {
  const anchors = new Map(
    [...rendered].map(([name, html]) => [
      name,
      new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  )
  return [...rendered].flatMap(([name, html]) =>
    [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^(https?:|mailto:)/.test(link))
      .filter((link) => {
        const { hash, pathname } = new URL(link, `http://site/${name}`)
        // Generated, and checked when the site is built.
        if (pathname.startsWith('/reference')) return false
        const found = anchors.get(pathname.slice(1).replace('.html', ''))
        return !found || (hash && !found.has(decodeURI(hash.slice(1))))
      })
      .map((link) => `${name}: ${link}`),
  )
}
