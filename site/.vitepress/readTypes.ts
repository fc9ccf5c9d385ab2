import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))
const docs = join(root, 'docs')
/** Exists only in memory, where imports resolve as in the repository. */
const folder = join(root, 'docs/.examples')
/** The longest type that is shown. */
const MAX_LENGTH = 400

export type TypeInfo = {
  /** Offsets in the example. */
  start: number
  end: number
  /** The declaration, as an editor shows it. */
  type: string
  /** First paragraph of its JSDoc. */
  summary: string
}

/**
 * Compiles the examples of the docs as one program, each page a folder, and
 * returns a lookup of the types of an example's names.
 *
 * @param pages - names of Markdown files, default all
 */
export function readTypes(
  pages: readonly string[] = readdirSync(docs).filter((file) =>
    file.endsWith('.md'),
  ),
): (code: string) => readonly TypeInfo[] {
  const examples = readExamples(pages)
  const files = new Map(examples.map(({ code, path }) => [path, code]))
  const paths = new Map(examples.map(({ code, path }) => [code, path]))
  const service = ts.createLanguageService(createHost(files))
  return (code) => {
    const path = paths.get(code)
    const source = path && service.getProgram()?.getSourceFile(path)
    if (!path || !source) return []
    const found: TypeInfo[] = []
    const visit = (node: ts.Node) => {
      if (ts.isIdentifier(node)) {
        const start = node.getStart(source)
        const info = service.getQuickInfoAtPosition(path, start)
        const type = info ? toText(info) : ''
        if (info && type)
          found.push({
            ...{ start, end: node.getEnd(), type },
            summary: toSummary(info),
          })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  }
}

function readExamples(pages: readonly string[]) {
  const own = pages.flatMap((page) =>
    toExamples(join(docs, page), page.replace('.md', '')),
  )
  const readme = toExamples(join(root, 'README.md'), 'readme')
  const config = readme.find(({ path }) => path.endsWith('src/wagmi.ts'))
  // As in the test of the examples: pages without a config use the README's.
  const configs = pages
    .map((page) => join(folder, page.replace('.md', ''), 'src/wagmi.ts'))
    .filter((path) => own.every((example) => example.path !== path))
    .map((path) => ({ code: config?.code ?? '', path }))
  return [...configs, ...own]
}

/** Of two files with one path, imports mean the first. */
function toExamples(file: string, page: string) {
  const text = readFileSync(file, 'utf8')
  const taken = new Set<string>()
  return [...text.matchAll(/```(tsx?)\n([\s\S]*?)\n```/g)].map(
    ([, extension, code = ''], index) => {
      const named = /^\/\/ ([\w/[\]]+\.tsx?)\n/.exec(code)?.[1]
      const name = named && !taken.has(named) ? named : `${index}.${extension}`
      taken.add(name)
      const place = named ? join(named, '..') : ''
      return {
        code,
        path: join(folder, page, name === named ? name : join(place, name)),
      }
    },
  )
}

function createHost(
  files: ReadonlyMap<string, string>,
): ts.LanguageServiceHost {
  const configPath = join(root, 'tsconfig.json')
  const { config } = ts.readConfigFile(configPath, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files: ['package.json'], include: [] },
    ts.sys,
    root,
  )
  const readFile = (path: string) => files.get(path) ?? ts.sys.readFile(path)
  return {
    directoryExists: (path) =>
      path.startsWith(folder) || ts.sys.directoryExists(path),
    fileExists: (path) => files.has(path) || existsSync(path),
    getCompilationSettings: () => ({ ...options, noUnusedLocals: false }),
    getCurrentDirectory: () => root,
    // Nothing changes: without it, each question compares every file.
    getProjectVersion: () => '0',
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...files.keys()],
    getScriptSnapshot(path) {
      const text = readFile(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getScriptVersion: () => '0',
    readDirectory: ts.sys.readDirectory,
    readFile,
  }
}

/** Names of unknown types, and tags of HTML, have nothing to show. */
function toText({ displayParts }: ts.QuickInfo) {
  const text = ts
    .displayPartsToString(displayParts)
    .replace(/^\(alias\) /, '')
    .replace(/(?:\n(?:import|(?:\(alias\) )?namespace) \w+)+$/, '')
  if (/^import |: any$|JSX\.IntrinsicElements/.test(text)) return ''
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

function toSummary({ documentation }: ts.QuickInfo) {
  const text = ts.displayPartsToString(documentation)
  return text.split('\n\n')[0]?.replaceAll('\n', ' ') ?? ''
}
