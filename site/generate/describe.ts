import ts from 'typescript'

export type Member = {
  name: string
  type: string
  isOptional: boolean
  /** Of its own JSDoc, not of the function's. */
  description: string
  /** Of the JSDoc of its type. */
  typeDescription?: string
}

/** Longer types are left to the editor. */
const MAX_TYPE_LENGTH = 160

/**
 * Returns the members of an object type, those of all parts of a union
 * included. Members that other packages declare are left out.
 */
export function describeMembers(
  type: ts.Type,
  { checker, at }: describeMembers.Options,
): Member[] {
  const whole = checker.getNonNullableType(
    checker.getBaseConstraintOfType(type) ?? type,
  )
  const parts = whole.isUnion() ? whole.types : [whole]
  const members = new Map<string, Member & { count: number }>()
  for (const part of parts) {
    if (!isObject(part)) continue
    for (const symbol of checker.getPropertiesOfType(part)) {
      const declaration = symbol.declarations?.[0]
      const file = declaration?.getSourceFile().fileName ?? ''
      if (!declaration || file.includes('/node_modules/')) continue
      if (isPrivate(declaration)) continue
      const type = checker.getTypeOfSymbolAtLocation(symbol, at)
      if (type.flags & ts.TypeFlags.Never) continue
      const description = toText(symbol, checker)
      if (!description && isInherited(symbol, declaration, checker)) continue
      const text = toTypeText({ checker, declaration, type })
      const known = members.get(symbol.name)
      const isOptional =
        Boolean(symbol.flags & ts.SymbolFlags.Optional) || text === 'undefined'
      // One part of a union may rule a member out that another one describes.
      if (known && text === 'undefined') known.isOptional = true
      else
        members.set(symbol.name, {
          name: symbol.name,
          type: known && known.type !== 'undefined' ? known.type : text,
          isOptional: isOptional || Boolean(known?.isOptional),
          description: known?.description || description,
          typeDescription: toTypeSummary(type, checker),
          count: known?.count ?? 0,
        })
      const member = members.get(symbol.name)
      if (member) member.count += 1
    }
  }
  const objects = parts.filter(isObject).length
  return [...members.values()].map(({ count, ...member }) => ({
    ...member,
    isOptional: member.isOptional || count < objects,
  }))
}

export declare namespace describeMembers {
  type Options = { checker: ts.TypeChecker; at: ts.Node }
}

/** Returns the type as it is written, without `undefined`. */
export function toTypeText({ checker, declaration, type }: toTypeText.Options) {
  const node =
    declaration &&
    (ts.isPropertySignature(declaration) || ts.isParameter(declaration))
      ? declaration.type
      : undefined
  const written = node
    ?.getText()
    // Members on lines of their own.
    .replace(/(?<![{(,<|&=>:?])\n\s*(?=[\w'"[]+\??:)/g, '; ')
    .replace(/\s+/g, ' ')
  // A type parameter, or one that is looked up, says nothing by itself.
  const isPlain = written && !/\btypeof\b|\[['"]/.test(written)
  const flags =
    ts.TypeFormatFlags.NoTruncation |
    ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope
  const text = isPlain ? written : checker.typeToString(type, undefined, flags)
  if (/^Omit< ?Use(Mutation|Query|InfiniteQuery)Options/.test(text))
    return /Use\w+Options/.exec(text)?.[0] ?? text
  const short = text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\/\*\*.*?\*\/ ?/g, '')
    .replace(/ \| undefined$/, '')
    .replace(/^undefined \| /, '')
    .replace(/^\| /, '')
    .replace(/< /g, '<')
    .replace(/,? >/g, '>')
  if (short.length <= MAX_TYPE_LENGTH) return short
  return type.getCallSignatures().length > 0 ? 'function' : 'object'
}

export declare namespace toTypeText {
  type Options = {
    checker: ts.TypeChecker
    declaration?: ts.Declaration | undefined
    type: ts.Type
  }
}

/** From the JSDoc of the member, or from its tags. */
function toText(symbol: ts.Symbol, checker: ts.TypeChecker) {
  const own = ts.displayPartsToString(symbol.getDocumentationComment(checker))
  if (own) return own.replace(/\s*\n\s*/g, ' ')
  const tags = symbol.getJsDocTags(checker).map(({ name, text }) => {
    const value = ts.displayPartsToString(text).replace(/\s*\n\s*/g, ' ')
    const [, parameter, what] = /^(\w+) - (.*)$/.exec(value) ?? []
    if (name === 'param') return parameter ? `\`${parameter}\`: ${what}` : value
    return name === 'throws' ? `Throws ${value}` : `Returns ${value}`
  })
  return tags.join('. ')
}

function toTypeSummary(type: ts.Type, checker: ts.TypeChecker) {
  const alias = checker.getNonNullableType(type).aliasSymbol
  const text = ts.displayPartsToString(alias?.getDocumentationComment(checker))
  return text.split('\n\n')[0]?.replaceAll('\n', ' ') ?? ''
}

/** Whether a class of another package declares the member as well. */
function isInherited(
  symbol: ts.Symbol,
  { parent }: ts.Node,
  checker: ts.TypeChecker,
): boolean {
  if (!ts.isClassDeclaration(parent)) return false
  const [base] = checker.getTypeAtLocation(parent).getBaseTypes() ?? []
  const found = base && checker.getPropertyOfType(base, symbol.name)
  const [declaration] = found?.declarations ?? []
  if (!found || !declaration) return false
  return (
    declaration.getSourceFile().fileName.includes('/node_modules/') ||
    isInherited(found, declaration, checker)
  )
}

/** Whether only the class itself can use the member. */
function isPrivate(declaration: ts.Declaration) {
  const name = ts.getNameOfDeclaration(declaration)
  return (
    Boolean(name && ts.isPrivateIdentifier(name)) ||
    Boolean(ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private)
  )
}

function isObject(type: ts.Type) {
  return Boolean(
    type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
      type.getCallSignatures().length === 0 &&
      !type.symbol?.name.startsWith('Array') &&
      !type.symbol?.name.startsWith('ReadonlyArray'),
  )
}
