import type { Piece } from './readMessage.js'

/** Arguments of a message, and how functions take them. */
export type Signature = {
  arguments: ReadonlyMap<string, Argument>
  /** Parameters in TypeScript: `count: number`. */
  parameters: string
  /** Whether the arguments are properties of one parameter. */
  isObject: boolean
}

export type Argument = {
  kind: 'date' | 'number' | 'text'
  /** In TypeScript. */
  type: string
  /** May be missing; the form `none` is for that. */
  isOptional: boolean
}

/**
 * Derives the parameters of a function from its English message: one argument
 * is one parameter, several are properties of one. A name that is counted or
 * has the type `number`, `date` or `time` is a number, any other a string.
 *
 * @param declared - parameters in TypeScript, where the message cannot say them
 */
export function readSignature(
  message: readonly Piece[],
  declared?: string | undefined,
): Signature {
  const found = new Map<string, Argument>()
  visit(message)
  const entries = [...found]
  if (declared) return readDeclared(declared, found)
  const toField = ([name, { isOptional, type }]: [string, Argument]) =>
    `${name}${isOptional ? '?' : ''}: ${type}`
  const isObject = entries.length > 1
  const fields = entries.map(toField)
  const parameters = isObject
    ? `{ ${entries.map(([name]) => name).join(', ')} }: { ${fields.join('; ')} }`
    : fields.join('')
  return { arguments: found, parameters, isObject }

  function visit(pieces: readonly Piece[]) {
    for (const piece of pieces) {
      if (piece.type === 'text') continue
      const before = found.get(piece.name)
      const kind = toKind(piece)
      found.set(piece.name, {
        kind: kind === 'text' ? (before?.kind ?? kind) : kind,
        type: kind === 'text' ? (before?.type ?? 'string') : 'number',
        isOptional:
          Boolean(before?.isOptional) ||
          (piece.type === 'select' && piece.forms.has('none')),
      })
      if ('forms' in piece) for (const form of piece.forms.values()) visit(form)
    }
  }
}

function toKind({ type }: Piece): Argument['kind'] {
  if (type === 'date' || type === 'time') return 'date'
  return type === 'number' || type === 'plural' ? 'number' : 'text'
}

/** Parameters that are declared: their names, and types where those say them. */
function readDeclared(
  parameters: string,
  found: ReadonlyMap<string, Argument>,
): Signature {
  const [, picked] = parameters.match(/^\{([^}]*)\}/) ?? []
  const names = picked
    ? picked.split(',').map((name) => name.trim())
    : [...parameters.matchAll(/(\w+)\??:/g)].map(([, name = '']) => name)
  const known = names.map((name) => {
    const [, mark, type] = parameters.match(`\\b${name}(\\??): ([^,;}]+)`) ?? []
    const derived = found.get(name)
    const argument: Argument = {
      kind: derived?.kind ?? 'text',
      type: type ?? derived?.type ?? 'string',
      isOptional: Boolean(mark),
    }
    return [name, argument] as const
  })
  return { arguments: new Map(known), parameters, isObject: Boolean(picked) }
}
