import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Export } from './readExports.js'
import { toSentence } from './text.js'

const page = fileURLToPath(new URL('../../docs/errors.md', import.meta.url))

/** Renders a row per error class and code, from the classes themselves. */
export function renderErrorPage(
  errors: readonly Export[],
  checker: ts.TypeChecker,
): string {
  const guide = readGuide()
  const sections = errors
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((item) => {
      const codes = listCodes(item, checker)
      const rows = codes.map((code) => {
        const { todo } =
          guide.get(`${item.name} ${code}`) ?? guide.get(code) ?? {}
        const message = findMessage(item, code)
        const cells = [`\`${code}\``, message ?? '', todo ?? '']
        return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
      })
      return [
        `## ${item.name}`,
        toSentence(item.summary),
        ...(rows.length > 0
          ? [
              ['| Code | Message | Do |', '| --- | --- | --- |', ...rows].join(
                '\n',
              ),
            ]
          : []),
        `From ${item.from.map((name) => `\`${name}\``).join(', ')}.`,
      ].join('\n\n')
    })
  return [
    '---\noutline: 2\n---\n\n# Errors by class',
    'Every error class with its codes and messages, from the sources. [Errors](/errors) explains how to handle them, by subject.',
    ...sections,
  ].join('\n\n')
}

/** Returns the codes an error can have, from the type of `code`. */
function listCodes({ declaration, symbol }: Export, checker: ts.TypeChecker) {
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const code = checker.getPropertyOfType(type, 'code')
  if (!code) return []
  const found = checker.getTypeOfSymbolAtLocation(code, declaration)
  const whole = checker.getBaseConstraintOfType(found) ?? found
  const parts = whole.isUnion() ? whole.types : [whole]
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []))
}

/** Returns the message of the class, or that of a code in a table of codes. */
function findMessage({ declaration }: Export, code: string) {
  let found: string | undefined
  function visit(node: ts.Node) {
    if (
      !found &&
      ts.isPropertyAssignment(node) &&
      node.name.getText() === code
    ) {
      const first = ts.isArrayLiteralExpression(node.initializer)
        ? node.initializer.elements[0]
        : node.initializer
      if (first && ts.isStringLiteralLike(first)) found = first.text
    }
    ts.forEachChild(node, visit)
  }
  visit(declaration.getSourceFile())
  if (found) return found
  const call = findSuper(declaration)
  const [first] = call?.arguments ?? []
  return first && ts.isStringLiteralLike(first) ? first.text : undefined
}

function findSuper(node: ts.Node): ts.CallExpression | undefined {
  if (
    ts.isCallExpression(node) &&
    node.expression.kind === ts.SyntaxKind.SuperKeyword
  )
    return node
  return ts.forEachChild(node, findSuper)
}

/** Reads what to do from the tables of the guide, by class and code. */
function readGuide() {
  const rows = new Map<string, { todo: string }>()
  let columns: readonly string[] = []
  for (const line of readFileSync(page, 'utf8').split('\n')) {
    if (!line.startsWith('|')) {
      columns = []
      continue
    }
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    if (columns.length === 0) {
      columns = cells
      continue
    }
    const todo = cells[columns.indexOf('Do')]
    const code = /`([A-Z_0-9]+)`/.exec(
      cells[columns.indexOf('Code')] ?? '',
    )?.[1]
    const name = /`(\w+)`/.exec(cells[columns.indexOf('Class')] ?? '')?.[1]
    if (!code || !todo) continue
    // The page lies in another folder than the guide.
    const row = {
      todo: toSentence(todo.replace(/\]\((\w[\w-]*)\.md/g, '](/$1')),
    }
    rows.set(`${name} ${code}`, row)
    if (!rows.has(code)) rows.set(code, row)
  }
  return rows
}
