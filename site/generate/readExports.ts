import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Application, type Comment, type DeclarationReflection } from 'typedoc'
import ts from 'typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** In the order in which a name of several entry points is placed. */
const entryPoints = [
  ['connectors', 'latchkey/connectors'],
  ['components', 'latchkey/components'],
  ['solana', 'latchkey/solana'],
  ['solanaAdapter', 'latchkey/solana/adapter'],
  ['solanaKit', 'latchkey/solana/kit'],
  ['siwx', 'latchkey/siwx'],
  ['hosts', 'latchkey/hosts'],
  ['index', 'latchkey'],
  ['kit', 'latchkey/kit'],
  ['actions', 'latchkey/actions'],
  ['query', 'latchkey/query'],
  ['api', 'latchkey/api'],
  ['frame', 'latchkey/frame'],
  ['server', 'latchkey/server'],
  ['testing', 'latchkey/testing'],
  ['testingMsw', 'latchkey/testing/msw'],
] as const

export type Kind =
  | 'action'
  | 'component'
  | 'connector'
  | 'constant'
  | 'error'
  | 'function'
  | 'hook'
  | 'query'
  | 'type'

export type Export = {
  name: string
  kind: Kind
  /** Entry points it can be imported from; the first is its own. */
  from: readonly string[]
  declaration: ts.Declaration
  symbol: ts.Symbol
  /** First paragraph and the rest of its JSDoc, as Markdown. */
  summary: string
  tags: Tags
}

export type Tags = {
  /** Descriptions by name, without `parameters.`. */
  params: ReadonlyMap<string, string>
  examples: readonly string[]
  throws: readonly string[]
  returns?: string | undefined
  deprecated?: string | undefined
}

/** Reads every export with its JSDoc, by typedoc, and its types. */
export async function readExports(): Promise<readExports.ReturnType> {
  const folder = `${root}src/exports`
  const files = readdirSync(folder).map((file) => file.replace('.ts', ''))
  const unknown = files.filter((file) =>
    entryPoints.every(([name]) => name !== file),
  )
  if (unknown.length > 0) throw new Error(`No entry point: ${unknown}`)
  const app = await Application.bootstrap({
    entryPoints: entryPoints.map(([file]) => `${folder}/${file}.ts`),
    tsconfig: `${root}tsconfig.json`,
    skipErrorChecking: true,
    excludeExternals: true,
    disableSources: true,
    // Members of a parameter are documented at their function.
    validation: false,
    logLevel: 'Error',
    // `@param parameters.x` follows no inline type.
    suppressCommentWarningsInDeclarationFiles: true,
  })
  const project = await app.convert()
  const program = app.getEntryPoints()?.[0]?.program
  if (!project || !program) throw new Error('typedoc converted nothing')
  const checker = program.getTypeChecker()
  const reflections = new Map<string, DeclarationReflection>()
  for (const module of project.children ?? [])
    for (const child of module.children ?? [])
      if (!child.isReference())
        if (
          !reflections.has(child.name) ||
          child.signatures ||
          // A namespace of the same name holds types only.
          !reflections.get(child.name)?.comment
        )
          reflections.set(child.name, child)
  const found = new Map<ts.Symbol, Export & { from: string[] }>()
  for (const [file, specifier] of entryPoints) {
    const source = program.getSourceFile(`${folder}/${file}.ts`)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`Empty: ${file}`)
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias
          ? checker.getAliasedSymbol(exported)
          : exported
      const { name } = exported
      const known = found.get(symbol)
      if (known) {
        known.from.push(specifier)
        continue
      }
      const declaration = symbol.declarations?.find(
        (one) => !ts.isModuleDeclaration(one),
      )
      if (!declaration) continue
      const kind = toKind({ checker, declaration, name, specifier, symbol })
      const reflection = reflections.get(name)
      const comment =
        reflection?.signatures?.[0]?.comment ?? reflection?.comment
      found.set(symbol, {
        ...{ declaration, kind, name, symbol },
        from: [specifier],
        summary: comment ? toText(comment.summary) : '',
        tags: toTags(comment, declaration),
      })
    }
  }
  return { checker, exports: [...found.values()], program }
}

export declare namespace readExports {
  type ReturnType = Promise<{
    checker: ts.TypeChecker
    exports: readonly Export[]
    program: ts.Program
  }>
}

function toKind(parameters: {
  checker: ts.TypeChecker
  declaration: ts.Declaration
  name: string
  specifier: string
  symbol: ts.Symbol
}): Kind {
  const { checker, declaration, name, specifier, symbol } = parameters
  if (!(symbol.flags & ts.SymbolFlags.Value)) return 'type'
  if (ts.isClassDeclaration(declaration))
    return name.endsWith('Error') ? 'error' : 'function'
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  if (type.getCallSignatures().length === 0) return 'constant'
  if (/^use[A-Z]/.test(name)) return 'hook'
  if (specifier === 'latchkey/components' || name === 'KitProvider')
    return 'component'
  if (specifier === 'latchkey/actions') return 'action'
  if (specifier === 'latchkey/query') return 'query'
  const isConnector = /^(authFrame|walletConnect)$/.test(name)
  return isConnector ? 'connector' : 'function'
}

function toTags(comment: Comment | undefined, declaration: ts.Declaration) {
  const blocks = comment?.blockTags ?? []
  const all = (tag: string) =>
    blocks
      .filter((block) => block.tag === tag)
      .map(({ content }) => toText(content))
  const params = new Map<string, string>()
  for (const tag of ts.getJSDocTags(declaration)) {
    if (!ts.isJSDocParameterTag(tag)) continue
    const path = toPath(tag.name.getText())
    const whole = ts.getTextOfJSDocComment(tag.comment) ?? ''
    // Several may share one description: `parameters.a, parameters.b - text`.
    const [, others = '', text = ''] =
      /^((?:,\s*[\w.]+)*)\s*-?\s*([\s\S]*)$/.exec(whole) ?? []
    const paths = [path, ...others.split(/,\s*/).filter(Boolean).map(toPath)]
    for (const one of paths) params.set(one, text.replace(/\s*\n\s*/g, ' '))
  }
  return {
    params,
    examples: all('@example').map(toCode),
    throws: all('@throws').map((text) => text.replace(/\s*\n\s*/g, ' ')),
    returns: all('@returns')[0],
    deprecated: all('@deprecated')[0],
  }
}

function toPath(name: string) {
  return name.replace(/^(parameters|props|options)\./, '')
}

function toText(parts: Comment['summary']) {
  return parts
    .map((part) =>
      part.kind === 'inline-tag'
        ? `\`${part.text.split('|').at(-1)?.trim()}\``
        : part.text,
    )
    .join('')
    .trim()
}

/** typedoc puts examples into fences, with or without a title. */
function toCode(text: string) {
  const code = /```\w*\n([\s\S]*?)\n?```/.exec(text)?.[1] ?? text
  return code.trim()
}
