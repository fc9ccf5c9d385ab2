import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { ReferenceName } from '../.vitepress/readReference.js'
import { groupBy } from './groupBy.js'
import { type Export, type Kind, readExports } from './readExports.js'
import { renderErrorPage } from './renderErrorPage.js'
import {
  type Described,
  listUndescribed,
  renderExport,
} from './renderExport.js'
import { toSentence } from './text.js'

const docs = fileURLToPath(new URL('../../docs', import.meta.url))

/** Pages of entry points mention every name, so they are no guide to one. */
const overviews = [
  ...['actions', 'api', 'components', 'connectors', 'errors', 'frame'],
  ...['hosts', 'index', 'latchkey', 'query', 'server', 'testing'],
]

const folders: Readonly<Record<Kind, string>> = {
  action: 'actions',
  component: 'components',
  connector: 'connectors',
  constant: 'types',
  error: 'errors',
  function: 'functions',
  hook: 'hooks',
  query: 'query',
  type: 'types',
}

/** Creates the pages of every export, and the list of their names. */
export async function createReference(): Promise<createReference.ReturnType> {
  const { checker, exports } = await readExports()
  const guides = readGuides()
  const described = exports.map((item) => ({
    ...item,
    guides: findGuides(item.name, guides),
    related: findRelated(item, exports),
  }))
  const names = described.map(toReferenceName)
  const withPage = described.filter(({ kind }) => folders[kind] !== 'types')
  const functions = withPage.filter(({ kind }) => kind !== 'error')
  const byPage = groupBy(functions.toSorted(byRank), toPath)
  const pages = byPage.map(([path, items]) => ({
    path: `${path}.md`,
    text: `${toFrontmatter(items)}${items
      .map((item) => renderExport(item, checker))
      .map((text, index) =>
        index === 0 ? text : toSection(text, items[index]),
      )
      .join('\n\n')}\n`,
  }))
  const errors = described.filter(({ kind }) => kind === 'error')
  return {
    names,
    pages: [
      ...pages,
      ...renderTypePages(described),
      { path: 'errors.md', text: renderErrorPage(errors, checker) },
      { path: 'index.md', text: renderIndex(described) },
    ],
    gaps: functions.flatMap((item) => {
      const undescribed = listUndescribed(item, checker)
      const lacks = [
        ...(item.summary ? [] : ['description']),
        ...(item.tags.examples.length > 0 ? [] : ['example']),
        ...undescribed,
      ]
      return lacks.length > 0 ? [`${item.name}: ${lacks.join(', ')}`] : []
    }),
  }
}

export declare namespace createReference {
  type ReturnType = Promise<{
    /** What the JSDoc of a function lacks. */
    gaps: readonly string[]
    names: readonly ReferenceName[]
    /** Files below `docs/reference`. */
    pages: readonly { path: string; text: string }[]
  }>
}

/** A page is named by its options, and key and filters follow. */
function byRank(a: Described, b: Described) {
  const toRank = ({ name }: Described) =>
    Number(/(QueryKey|QueryFilters)$/.test(name))
  return toRank(a) - toRank(b)
}

/** Options, key and filters of a query share the page of their stem. */
function toPath({ from, kind, name }: Pick<Export, 'from' | 'kind' | 'name'>) {
  if (kind === 'type' || kind === 'constant')
    return `types/${toFileName(from[0] ?? '')}`
  if (kind === 'error') return 'errors'
  const stem = name.replace(
    /(Infinite)?(QueryOptions|MutationOptions|QueryKey|QueryFilters)$/,
    '',
  )
  return `${folders[kind]}/${kind === 'query' ? stem : name}`
}

const toFileName = (entryPoint: string) => entryPoint.replaceAll('/', '-')

function toReferenceName(item: Described): ReferenceName {
  const { from, kind, name } = item
  const path = `/reference/${toPath(item)}`
  const isShared = ['constant', 'error', 'query', 'type'].includes(kind)
  return {
    ...{ kind, name },
    entryPoint: from[0] ?? '',
    url: isShared ? `${path}#${name.toLowerCase()}` : path,
  }
}

function toFrontmatter(items: readonly Described[]) {
  const [first] = items
  const line = first?.summary.split('\n\n')[0]?.replace(/\s*\n\s*/g, ' ') ?? ''
  return `---\ndescription: ${JSON.stringify(line.replace(/`/g, ''))}\neditLink: false\n---\n\n`
}

/** A later function of a page: its headings are one level lower. */
function toSection(text: string, item: Described | undefined) {
  return text
    .replace(/^### (.*)$/gm, (_, name) => `**\`${name}\`**`)
    .replace(/^## (.*)$/gm, '### $1')
    .replace(/^# .*$/m, `## \`${item?.name}\``)
}

function renderTypePages(items: readonly Described[]) {
  const types = items.filter(({ kind }) => folders[kind] === 'types')
  const byEntry = groupBy(types, ({ from }) => from[0] ?? '')
  return byEntry.map(([entryPoint, items]) => ({
    path: `types/${toFileName(entryPoint)}.md`,
    text: [
      `---\noutline: 2\n---\n\n# Types of \`${entryPoint}\``,
      ...items
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map((item) =>
          [
            `## ${item.name}`,
            toSentence(item.summary),
            `\`\`\`ts\nimport ${item.kind === 'type' ? 'type ' : ''}{ ${item.name} } from '${entryPoint}'\n\n${toSource(item)}\n\`\`\``,
          ].join('\n\n'),
        ),
    ].join('\n\n'),
  }))
}

/** Longer sources say nothing that the editor does not say better. */
const MAX_SOURCE_LINES = 60

function toSource({ declaration, name }: Export) {
  const statement = ts.isVariableDeclaration(declaration)
    ? declaration.parent.parent
    : declaration
  const lines = statement
    .getText()
    .replace(/^export /, '')
    .split('\n')
  return lines.length <= MAX_SOURCE_LINES
    ? lines.join('\n')
    : [...lines.slice(0, MAX_SOURCE_LINES), `// ... see ${name}`].join('\n')
}

function renderIndex(items: readonly Described[]) {
  const byEntry = groupBy(items, ({ from }) => from[0] ?? '')
  return [
    '---\noutline: 2\n---\n\n# All exports',
    'Every name of every entry point. The pages come from the JSDoc and the types of the sources.',
    ...byEntry.map(([entryPoint, items]) => {
      const rows = items
        .filter(({ kind }) => kind !== 'type' && kind !== 'error')
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(
          ({ kind, name, summary }) =>
            `| \`${name}\` | ${kind} | ${toSentence(toFirst(summary)).replaceAll('|', '\\|')} |`,
        )
      const types = items.filter(({ kind }) => kind === 'type').length
      return [
        `## ${entryPoint}`,
        ...(rows.length > 0
          ? [['| Name | Kind | |', '| --- | --- | --- |', ...rows].join('\n')]
          : []),
        ...(types > 0
          ? [`[${types} types](types/${toFileName(entryPoint)}.md).`]
          : []),
      ].join('\n\n')
    }),
  ].join('\n\n')
}

/** First sentence. */
function toFirst(text: string) {
  const line = text.split('\n\n')[0]?.replace(/\s*\n\s*/g, ' ') ?? ''
  return /^.*?[.](?= [A-Z]|$)/.exec(line)?.[0] ?? line
}

function readGuides() {
  return readdirSync(docs)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const text = readFileSync(`${docs}/${file}`, 'utf8')
      const title = /^# (.*)$/m.exec(text)?.[1] ?? file
      return { page: file.replace('.md', ''), text, title }
    })
    .filter(({ page }) => !overviews.includes(page))
}

/** The three guides that mention a name most. */
function findGuides(name: string, guides: ReturnType<typeof readGuides>) {
  const word = new RegExp(`\\b${name}\\b`, 'g')
  return guides
    .map(({ page, text, title }) => ({
      count: text.match(word)?.length ?? 0,
      ...{ page, title },
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 3)
    .map(({ page, title }) => ({ page, title }))
}

/** What a hook or a query is made of, and the other way round. */
function findRelated(item: Export, all: readonly Export[]) {
  const layers: readonly Kind[] = ['hook', 'query', 'action']
  if (!layers.includes(item.kind)) return []
  const stem = toStem(item.name)
  return all
    .filter(
      ({ kind, name }) =>
        name !== item.name && layers.includes(kind) && toStem(name) === stem,
    )
    .toSorted((a, b) => layers.indexOf(a.kind) - layers.indexOf(b.kind))
}

function toStem(name: string) {
  return name
    .replace(
      /(Infinite)?(QueryOptions|MutationOptions|QueryKey|QueryFilters)$/,
      '',
    )
    .replace(/^(use|get|fetch|list|watch|read)(?=[A-Z])/, '')
    .toLowerCase()
}
