import type {
  Catalogue,
  EnglishModule,
  TranslationModule,
} from './catalogue.js'
import type { Entry, Messages } from './messages.js'
import { quote } from './quote.js'
import { type Piece, readMessage } from './readMessage.js'
import { readSignature } from './readSignature.js'
import { type Helper, writeFunction } from './writeFunction.js'

/** What modules of one language are written from. */
export type Language = {
  tag: string
  /** By source. */
  messages: readonly Messages[]
  english: readonly Messages[]
}

const rightToLeft = /^(ar|fa|he|ur)\b/

/**
 * Writes the modules of a language, which has no faults.
 *
 * @returns code by path, not formatted
 */
export function writeModules(
  catalogue: Catalogue,
  language: Language,
): Map<string, string> {
  if (language.tag === 'en')
    return new Map(
      catalogue.english.map((module) => [
        module.path,
        writeEnglish(catalogue, module, language),
      ]),
    )
  return new Map(
    catalogue
      .translation(language.tag)
      .map((module, source) => [
        module.path,
        writeTranslation(catalogue, module, { ...language, source }),
      ]),
  )
}

const toHeader = (catalogue: Catalogue, tag: string, source = 0) =>
  `// Generated from ${catalogue.folder}/${catalogue.sources(tag)[source]}.
// Edit that, then run \`npm run messages\`.`

function writeTranslation(
  catalogue: Catalogue,
  module: TranslationModule,
  language: Language & { source: number },
) {
  const { source, tag } = language
  const helpers = new Set<Helper>()
  const { body } = createWriter(catalogue, language, {
    helpers,
    // The constant itself has the words, once it is called.
    toLookup: (group, name) => `${module.name}.${group}[${name}]`,
  }).write(source)
  return [
    toHeader(catalogue, tag, source),
    '',
    ...module.head([...helpers].sort()),
    '',
    `export const ${module.name}: ${module.type} = ${body}`,
    '',
  ].join('\n')
}

function writeEnglish(
  catalogue: Catalogue,
  module: EnglishModule,
  language: Language,
) {
  const { base, comment, name, parts = [], source = 0, type } = module
  const helpers = new Set<Helper>()
  const lookups = new Map<string, string>()
  const { body, constants } = createWriter(catalogue, language, {
    helpers,
    toLookup(group, argument) {
      const constant = group.replace(/\.(\w)/g, (_, first) =>
        first.toUpperCase(),
      )
      const words = find(language.english, group.split('.'))
      lookups.set(constant, JSON.stringify(words))
      return `${constant}[${argument}]`
    },
    module,
  }).write(source)
  const siblings = [...parts, ...(base ? [base.name] : [])]
  return [
    toHeader(catalogue, 'en', source),
    '',
    ...(module.imports ?? []),
    ...siblings.map((part) => `import { ${part} } from './${part}.js'`),
    '',
    ...[...lookups].map(
      ([constant, words]) => `const ${constant} = ${words}\n`,
    ),
    toComment(comment),
    `export const ${name} = ${body}`,
    '',
    ...(type
      ? [
          ...(type.comment ? [toComment(type.comment)] : []),
          `export type ${type.text}`,
          '',
        ]
      : []),
    ...constants.flatMap((constant) => [constant, '']),
    ...[...helpers].flatMap((helper) => [toFormat(helper), '']),
  ].join('\n')
}

/** English loads no helpers: it has these functions itself. */
function toFormat(helper: Helper) {
  const options =
    helper === 'time' ? "{ timeStyle: 'short' }" : "{ dateStyle: 'medium' }"
  return `function ${helper}(at: number) {
  return new Intl.DateTimeFormat('en', ${options}).format(at)
}`
}

type WriterOptions = {
  helpers: Set<Helper>
  /** Code of the word for the value of an argument. */
  toLookup(group: string, argument: string): string
  /** Set in English. */
  module?: EnglishModule | undefined
}

/** Writes the code of a source, or the part of it that a module has. */
function createWriter(
  catalogue: Catalogue,
  { english, messages, tag }: Language,
  { helpers, module, toLookup }: WriterOptions,
) {
  const isEnglish = module !== undefined
  const group = module?.group?.split('.') ?? []
  const constants: string[] = []

  return {
    write(source: number) {
      const root = english[source] ?? {}
      const body = writeEntry(find([root], group) ?? '', {
        path: group,
        entry: find([messages[source] ?? {}], group) ?? '',
      })
      return { body, constants }
    },
  }

  function writeEntry(
    reference: Entry,
    { entry, path }: { entry: Entry; path: readonly string[] },
  ): string {
    if (typeof reference === 'string')
      return writeMessage(reference, String(entry), path)
    if (Array.isArray(reference)) {
      const items = reference.map((item, index) =>
        writeEntry(item, {
          path: [...path, String(index)],
          entry: (entry as readonly Entry[])[index] ?? '',
        }),
      )
      return `[${items.join(', ')}]`
    }
    const lines = Object.entries(reference)
      .filter(([key]) => isOwn([...path, key]))
      .map(([key, value]) => {
        const here = [...path, key]
        if (!path.length && module?.parts?.includes(key)) return `${key},`
        const code = writeEntry(value, {
          path: here,
          entry: (entry as Messages)[key] ?? '',
        })
        return `${toNote(here)}${toKey(key)}: ${code},`
      })
    const id = path.join('.')
    const type = isEnglish ? catalogue.types?.[id] : undefined
    const base = module?.base?.picks?.[id]
      ? [`...${module.base.name}.${id},`]
      : []
    const all = [...base, ...lines, ...writeFormats(id)].join('\n')
    // Groups that fit stay on a line.
    return `{${path.length === group.length ? '\n' : ' '}${all}\n}${type ? ` as ${type}` : ''}`
  }

  /** Whether the module has this message or group itself. */
  function isOwn(path: readonly string[]) {
    const [first = '', second = ''] = path
    if (!module) return true
    if (path.length === group.length + 1)
      if (module.without?.includes(path.at(-1) ?? '')) return false
    const { base, picks } = module
    if (picks)
      return picks[first] && (path.length < 2 || picks[first].includes(second))
    return !(path.length === 2 && base?.picks?.[first]?.includes(second))
  }

  function writeMessage(
    reference: string,
    text: string,
    path: readonly string[],
  ): string {
    const id = path.join('.')
    if (catalogue.hasPlaceholders) return quote(writePlaceholders(text))
    const signature = readSignature(
      readMessage(reference),
      catalogue.parameters?.[id],
    )
    const message = readMessage(text)
    const isFunction =
      signature.parameters ||
      catalogue.functions?.includes(path.slice(0, -1).join('.'))
    if (!isFunction) return quote(toText(message))
    return writeFunction(message, signature, {
      helpers,
      isRightToLeft: rightToLeft.test(tag),
      locale: tag,
      types: isEnglish,
      findText(key) {
        const found = find(messages, [...path.slice(0, -1), key])
        return typeof found === 'string' ? found : undefined
      },
      lookup(argument) {
        const words = catalogue.lookups?.[id]?.[argument]
        return words ? toLookup(words, argument) : undefined
      },
    })
  }

  function writeFormats(id: string) {
    return Object.entries(catalogue.formats ?? {})
      .filter(([path]) => path.slice(0, path.lastIndexOf('.')) === id)
      .map(([path, { constant, english: code, helper, translations }]) => {
        const key = path.slice(path.lastIndexOf('.') + 1)
        if (isEnglish) {
          if (constant) constants.push(constant)
          return `${key}: ${code},`
        }
        helpers.add(helper)
        const own = translations?.[tag]
        if (own) return `${key}: ${own},`
        return key === helper ? `${key},` : `${key}: ${helper},`
      })
  }

  function toNote(path: readonly string[]) {
    const note = isEnglish ? catalogue.notes?.[path.join('.')] : undefined
    return note ? `${toComment(note)}\n` : ''
  }
}

/** A message without arguments. */
function toText(message: readonly Piece[]) {
  return message.map((piece) => ('text' in piece ? piece.text : '')).join('')
}

/** The sentence with its placeholders, without the escapes of ICU. */
function writePlaceholders(text: string) {
  return readMessage(text)
    .map((piece) => (piece.type === 'text' ? piece.text : `{${piece.name}}`))
    .join('')
}

function find(
  roots: readonly Messages[],
  path: readonly string[],
): Entry | undefined {
  for (const root of roots) {
    const found = path.reduce<Entry | undefined>(
      (entry, key) =>
        typeof entry === 'object' ? (entry as Messages)[key] : undefined,
      root,
    )
    if (found !== undefined) return found
  }
  return undefined
}

function toKey(key: string) {
  return /^[a-z_$][\w$]*$/i.test(key) ? key : quote(key)
}

function toComment(text: string) {
  const lines = text.split('\n')
  if (lines.length === 1) return `/** ${text} */`
  return ['/**', ...lines.map((line) => ` * ${line}`), ' */'].join('\n')
}
