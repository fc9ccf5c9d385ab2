import ts from 'typescript'
import { describeMembers, type Member, toTypeText } from './describe.js'
import type { Export } from './readExports.js'
import { toSentence, toTitle } from './text.js'

/** Parameters that mean the same everywhere. */
const common: Readonly<Record<string, string>> = {
  config: "wagmi's config, default that of the kit",
  kit: 'default the kit of the surrounding `KitProvider`',
  logger: 'of `createLogger()`, default none',
  mutation: "options of react-query's `useMutation`, without `mutationFn`",
  namespace: '`eip155` or `solana`, default that of the active account',
  query: "options of react-query's `useQuery`, such as `enabled` and `select`",
  signal: 'aborts the call',
}

/** What a component opens or shows: a picture of `docs/images`, and its text. */
export const pictures: Readonly<Record<string, readonly [string, string]>> = {
  AccountButton: ['account', 'The account in the modal'],
  ConnectButton: ['connect-wallets', 'The modal: wallets, then email'],
  ConnectModal: ['connect-wallets', 'The modal: wallets, then email'],
  EmbeddedModal: ['connect-wallets', 'The card: wallets, then email'],
  PayButton: ['pay', 'A payment in the modal'],
  SignedIn: ['sign-in', 'The request for a signature'],
}

export type Described = Export & {
  /** Those that are called below it: the action of a hook. */
  related: readonly Export[]
  guides: readonly { title: string; page: string }[]
}

/** Renders the page of a function: import, usage, parameters, errors. */
export function renderExport(item: Described, checker: ts.TypeChecker): string {
  const { name, tags } = item
  const call = describeCall(item, checker)
  return [
    `# ${toTitle(item)}`,
    ...(tags.deprecated === undefined
      ? []
      : [`::: warning Deprecated\n${toSentence(tags.deprecated)}\n:::`]),
    toSentence(item.summary),
    ...renderPicture(name),
    '## Import',
    `\`\`\`ts\nimport { ${name} } from '${item.from[0]}'\n\`\`\``,
    ...renderUsage(item),
    ...renderParameters(item, call),
    ...renderReturn(item, call, checker),
    ...renderErrors(item, checker),
    ...renderLinks(item),
  ].join('\n\n')
}

function renderPicture(name: string) {
  const [picture, text] = pictures[name] ?? []
  if (!picture) return []
  return [
    ['dark', 'light']
      .map(
        (theme) =>
          `![${text}](../../images/card-${picture}-${theme}.webp){.card .${theme}}`,
      )
      .join('\n'),
  ]
}

/** Returns the parameters and members that have no description anywhere. */
export function listUndescribed(item: Described, checker: ts.TypeChecker) {
  const call = describeCall(item, checker)
  const passed = [...call.parameters, ...call.variables]
    .filter((member) => !toDescription(member, item))
    .map(({ name }) => `parameter ${name}`)
  const returned = describeReturned(item, call, checker)
    .filter((member) => !member.description && !member.typeDescription)
    .map(({ name }) => `member ${name}`)
  return [...passed, ...returned]
}

type Call = {
  /** Arguments before the object, such as the kit. */
  leading: readonly Member[]
  parameters: readonly Member[]
  /** What `mutate` of a hook takes. */
  variables: readonly Member[]
  returns?: ts.Type | undefined
  at: ts.Node
}

function describeCall(item: Export, checker: ts.TypeChecker): Call {
  const { declaration: at, symbol } = item
  const type = checker.getTypeOfSymbolAtLocation(symbol, at)
  const signature =
    type.getCallSignatures()[0] ?? type.getConstructSignatures()[0]
  if (!signature) return { at, leading: [], parameters: [], variables: [] }
  const leading: Member[] = []
  const parameters: Member[] = []
  for (const parameter of signature.getParameters()) {
    const type = checker.getTypeOfSymbolAtLocation(parameter, at)
    const declaration = parameter.valueDeclaration
    const isKit = parameter.name === 'kit'
    const members = isKit ? [] : describeMembers(type, { at, checker })
    const isObject = /^(parameters|options|props|__0)$/.test(parameter.name)
    if (isObject || (members.length > 0 && declaration && isBag(declaration)))
      parameters.push(...members)
    else
      leading.push({
        name: parameter.name,
        type: toTypeText({ checker, declaration, type }),
        isOptional: Boolean(
          declaration &&
            ts.isParameter(declaration) &&
            (declaration.initializer || declaration.questionToken),
        ),
        description: isKit ? 'The kit of `createKit()`.' : '',
      })
  }
  const returns = signature.getReturnType()
  const mutate = checker.getPropertyOfType(returns, 'mutate')
  const passed =
    mutate &&
    checker
      .getTypeOfSymbolAtLocation(mutate, at)
      .getCallSignatures()[0]
      ?.getParameters()[0]
  const variables =
    passed &&
    toFirstOfTuple(checker.getTypeOfSymbolAtLocation(passed, at), checker)
  return {
    ...{ at, leading, parameters, returns },
    variables: variables ? describeMembers(variables, { at, checker }) : [],
  }
}

/** react-query passes the arguments of `mutate` as one tuple. */
function toFirstOfTuple(type: ts.Type, checker: ts.TypeChecker) {
  if (!checker.isTupleType(type)) return type
  return checker.getTypeArguments(type as ts.TypeReference)[0]
}

/** A destructured parameter has no name of its own. */
function isBag(declaration: ts.Declaration) {
  return (
    ts.isParameter(declaration) && ts.isObjectBindingPattern(declaration.name)
  )
}

function renderUsage({ from, kind, name, tags }: Export) {
  const imports = `import { ${name} } from '${from[0]}'`
  const blocks = tags.examples.map((code, index) => {
    const isJsx = kind === 'hook' || kind === 'component' || /<[A-Z]/.test(code)
    const head =
      index === 0 && !code.includes('import ') ? `${imports}\n\n` : ''
    return `\`\`\`${isJsx ? 'tsx' : 'ts'}\n${head}${code}\n\`\`\``
  })
  return blocks.length > 0 ? ['## Usage', ...blocks] : []
}

function renderParameters(item: Described, call: Call) {
  const { leading, parameters, variables } = call
  const own = [...leading, ...parameters]
  const nested = [...item.tags.params].filter(
    ([path]) =>
      path.includes('.') && own.some(({ name }) => path.startsWith(`${name}.`)),
  )
  const title = item.kind === 'component' ? 'Props' : 'Parameters'
  const typeName = `${item.name}.${title}`
  const hasType = parameters.length > 0 && hasMember(item, title)
  return [
    ...(own.length > 0 ? [`## ${title}`] : []),
    ...(hasType ? [toTypeImport(item, typeName)] : []),
    ...own.flatMap((member) => [
      renderMember(member, item),
      ...nested
        .filter(([path]) => path.startsWith(`${member.name}.`))
        .map(([path, text]) => `\`${path}\`: ${toSentence(text)}`),
    ]),
    ...(variables.length > 0
      ? [
          '## Variables',
          'What `mutate` and `mutateAsync` take.',
          ...variables.map((member) => renderMember(member, item)),
        ]
      : []),
  ]
}

function renderMember(member: Member, item: Described) {
  const text = toDescription(member, item)
  const initial = /\bdefaults? (?:to |is )?([^;.()]+(?:\.\d+[^;.()]*)?)/i
    .exec(text)?.[1]
    ?.trim()
  const facts = [
    `\`${member.type}\``,
    ...(member.isOptional ? [] : ['required']),
    ...(initial ? [`default ${initial}`] : []),
  ]
  return [
    `### ${member.name}`,
    `<span class="type">\n\n${facts.join(' · ')}\n\n</span>`,
    // A line that has only the default is said already.
    ...(text && !/^default\b/i.test(text) ? [toSentence(text)] : []),
  ].join('\n\n')
}

/** From the function, from the member, or from the function below. */
function toDescription(member: Member, item: Described) {
  const { description, name, typeDescription } = member
  const sources = [item, ...item.related].map(({ tags }) =>
    tags.params.get(name),
  )
  const [own, ...below] = sources
  return (
    own ||
    description ||
    below.find(Boolean) ||
    common[name] ||
    typeDescription ||
    ''
  )
}

/** Returns the members of what the function returns or resolves to. */
function describeReturned(
  { kind }: Described,
  { at, returns }: Call,
  checker: ts.TypeChecker,
) {
  if (kind === 'component' || !returns) return []
  const settled = checker.getAwaitedType(returns) ?? returns
  return describeMembers(settled, { at, checker })
}

function renderReturn(item: Described, call: Call, checker: ts.TypeChecker) {
  const { returns } = call
  if (item.kind === 'component' || !returns) return []
  if (returns.flags & ts.TypeFlags.Void) return []
  const settled = checker.getAwaitedType(returns) ?? returns
  const isAsync = settled !== returns
  const members = describeReturned(item, call, checker)
  const isQuery = Boolean(
    item.kind === 'hook' && checker.getPropertyOfType(settled, 'fetchStatus'),
  )
  const isMutation = Boolean(checker.getPropertyOfType(settled, 'mutate'))
  const text = toTypeText({ checker, type: settled })
  const isLong = text === 'object' || text.length > 80
  const action = item.related.find(({ kind }) => kind === 'action')
  const source = isQuery
    ? `The result of react-query's [\`useQuery\`](https://tanstack.com/query/v5/docs/framework/react/reference/useQuery).${action ? ` \`data\` is what \`${action.name}\` returns.` : ''}`
    : isMutation
      ? `The result of react-query's [\`useMutation\`](https://tanstack.com/query/v5/docs/framework/react/reference/useMutation).${action ? ` \`data\` is what \`${action.name}\` returns.` : ''}`
      : ''
  return [
    '## Return type',
    ...(hasMember(item, 'ReturnType')
      ? [toTypeImport(item, `${item.name}.ReturnType`)]
      : []),
    ...(source ? [source] : []),
    ...(item.tags.returns ? [toSentence(item.tags.returns)] : []),
    ...(members.length > 0
      ? [renderTable(members)]
      : source || isLong
        ? []
        : [`${isAsync ? 'Resolves to' : 'Returns'} \`${text}\`.`]),
  ]
}

function renderTable(members: readonly Member[]) {
  const rows = members.map(
    ({ description, isOptional, name, type, typeDescription = '' }) =>
      `| \`${name}\` | \`${type.replaceAll('|', '\\|')}${isOptional ? ' \\| undefined' : ''}\` | ${toSentence(description || typeDescription).replaceAll('|', '\\|')} |`,
  )
  return ['| Member | Type | |', '| --- | --- | --- |', ...rows].join('\n')
}

function renderErrors(item: Described, checker: ts.TypeChecker) {
  const own = item.tags.throws
  const action = item.related.find(({ kind }) => kind === 'action')
  const below = action?.tags.throws ?? []
  const names = listErrorNames(item, checker)
  const said = [...own, ...below].join(' ')
  const unsaid = names.filter((name) => !said.includes(name))
  if (own.length + below.length + unsaid.length === 0) return []
  const toItem = (text: string) => `- ${linkErrors(toSentence(text))}`
  return [
    '## Errors',
    ...(hasMember(item, 'ErrorType')
      ? [toTypeImport(item, `${item.name}.ErrorType`)]
      : []),
    ...(own.length > 0 ? [own.map(toItem).join('\n')] : []),
    ...(below.length > 0 && action
      ? [`From \`${action.name}\`, in \`error\`:`, below.map(toItem).join('\n')]
      : []),
    ...(unsaid.length > 0
      ? [`Also: ${unsaid.map((name) => `\`${name}\``).join(', ')}.`]
      : []),
  ]
}

/** Returns the classes of `fn.ErrorType`. */
function listErrorNames({ symbol }: Export, checker: ts.TypeChecker) {
  const alias = symbol.exports?.get('ErrorType' as ts.__String)
  if (!alias) return []
  const type = checker.getDeclaredTypeOfSymbol(alias)
  const parts = type.isUnion() ? type.types : [type]
  const names = parts.map(({ symbol }) => symbol?.name ?? '')
  return [...new Set(names)].filter((name) => name.endsWith('Error'))
}

/** Errors are named without backticks in JSDoc. */
function linkErrors(text: string) {
  return text.replace(/(?<![\w`])([A-Z]\w+Error)\b(?!`)/g, '`$1`')
}

function renderLinks({ from, guides, related }: Described) {
  const links = [
    ...related.map(({ name }) => `- \`${name}\``),
    ...guides.map(({ page, title }) => `- [${title}](/${page})`),
  ]
  const others = from.slice(1).map((name) => `\`${name}\``)
  return [
    ...(links.length > 0 ? ['## See also', links.join('\n')] : []),
    ...(others.length > 0 ? [`Also exported by ${others.join(', ')}.`] : []),
  ]
}

function hasMember({ symbol }: Export, name: string) {
  return Boolean(symbol.exports?.has(name as ts.__String))
}

function toTypeImport({ from, name }: Export, member: string) {
  return `\`\`\`ts\nimport type { ${name} } from '${from[0]}'\n\ntype Type = ${member}\n\`\`\``
}
