import {
  type MfaAction,
  type MfaMethod,
  mfaActions,
  mfaMethods,
} from './auth/mfa/mfa.js'
import { findIssuerFault } from './auth/token/findIssuerFault.js'
import { custodies, isCustody } from './custodies.js'
import { parseOriginPattern } from './parseOriginPattern.js'
import { type Project, type ProjectLogin, projectLogins } from './projects.js'

/** A project as an operator typed it. What is `undefined` stays as it is. */
export type ProjectDraft = {
  id: string
  /** Empty for none. */
  name?: string | undefined
  origins: readonly string[]
  /** Required for a new project. */
  custody?: string | undefined
  /** Names of logins, separated by commas; empty for none. */
  logins?: string | undefined
  /** Of ID tokens; empty to take none. */
  issuer?: string | undefined
  audience?: string | undefined
  jwksUrl?: string | undefined
  /** In dollars; empty for the default. */
  cardLimit?: string | undefined
  /** `card` or `window`; empty for the default. */
  textMessages?: string | undefined
  /** In dollars; empty for the default. */
  passkeyAbove?: string | undefined
  /** Names of second factors, separated by commas; empty to ask for none. */
  mfa?: string | undefined
  /** What they are asked for, separated by commas; empty for everything. */
  mfaFor?: string | undefined
  /** In dollars; empty for the default. */
  mfaAbove?: string | undefined
}

export type ProjectFault = {
  field:
    | 'cardLimit'
    | 'custody'
    | 'id'
    | 'issuer'
    | 'logins'
    | 'mfa'
    | 'mfaAbove'
    | 'mfaFor'
    | 'name'
    | 'origins'
    | 'passkeyAbove'
    | 'textMessages'
  /** A sentence without its full stop. */
  text: string
}

/**
 * Reads a project that an operator adds or changes.
 *
 * @param known - the project as it is, when it is changed
 * @returns The project, or everything that is wrong with it.
 */
export function readProject(
  draft: ProjectDraft,
  known?: Project | undefined,
): readProject.ReturnType {
  const { custody, id, name = known?.name, origins } = draft
  const faults: ProjectFault[] = [
    ...findCustodyFaults(custody, known),
    ...(/^[\w-]{1,64}$/.test(id)
      ? []
      : [toFault('id', 'The ID has up to 64 letters, digits, - and _')]),
    ...findOriginFaults(origins),
    ...(/^\P{C}{0,64}$/u.test(draft.name ?? '')
      ? []
      : [toFault('name', 'The name has up to 64 characters')]),
    ...findIssuerFaults(draft),
    ...findApprovalFaults(draft),
    ...findLoginFaults(draft, known),
    ...findMfaFaults(draft, known),
  ]
  if (faults.length > 0) return { faults }
  const { name: _, ...before } = known ?? { id, allowedOrigins: [] }
  const { mfa, ...rest } = setApprovals(before, draft)
  return {
    project: {
      ...rest,
      allowedOrigins: origins,
      ...(name && { name }),
      ...(isCustody(custody) && { custody }),
      ...toIssuers(draft, known),
      ...(draft.logins !== undefined && toLogins(draft, known)),
      ...toMfa(draft, mfa),
    },
  }
}

export declare namespace readProject {
  type ReturnType =
    | { project: Project; faults?: undefined }
    | { project?: undefined; faults: readonly ProjectFault[] }
}

const ORIGINS_MAX = 50

function toFault(field: ProjectFault['field'], text: string): ProjectFault {
  return { field, text }
}

/**
 * A frame told to keep keys by itself again would make other accounts, and
 * hide those that have been split.
 */
function findCustodyFaults(
  custody: string | undefined,
  known: Project | undefined,
) {
  if (custody === undefined && known) return []
  if (!isCustody(custody)) {
    const names = custodies.map(([name]) => name).join(', ')
    return [toFault('custody', `Choose how wallets are kept: ${names}`)]
  }
  const { custody: before = 'device' } = known ?? {}
  if (custody !== 'device' || before === 'device') return []
  const text =
    'The wallets can be recovered already: they cannot go back to one device'
  return [toFault('custody', text)]
}

function findOriginFaults(origins: readonly string[]) {
  if (origins.length === 0 || origins.length > ORIGINS_MAX)
    return [
      toFault(
        'origins',
        `Enter 1 to ${ORIGINS_MAX} origins, as in https://app.example`,
      ),
    ]
  return origins.flatMap((origin) => {
    const fault = parseOriginPattern(origin)
    return fault ? [toFault('origins', `${origin} ${fault}`)] : []
  })
}

const isDollars = (text = '') =>
  text === '' || /^\d{1,9}(\.\d{1,2})?$/.test(text)

function findApprovalFaults({
  cardLimit,
  passkeyAbove,
  textMessages,
}: ProjectDraft) {
  const dollars = 'is not an amount of dollars, as in 100 or 0.50'
  return [
    ...(isDollars(cardLimit)
      ? []
      : [toFault('cardLimit', `The limit of the card ${dollars}`)]),
    ...(isDollars(passkeyAbove)
      ? []
      : [toFault('passkeyAbove', `The limit without a passkey ${dollars}`)]),
    ...(['', 'card', 'window'].includes(textMessages ?? '')
      ? []
      : [toFault('textMessages', 'Texts are signed in: card, window')]),
  ]
}

const listNames = (text: string) => text.split(/[\s,]+/).filter(Boolean)

/** A guest is asked for nothing, so that their wallet has no way back. */
function findLoginFaults(
  { custody, logins }: ProjectDraft,
  known: Project | undefined,
) {
  const names = logins === undefined ? known?.logins : listNames(logins)
  const unknown = names?.some((name) => !isLogin(name))
  if (unknown)
    return [toFault('logins', `Logins are: ${projectLogins.join(', ')}`)]
  const kept = custody ?? known?.custody ?? 'device'
  if (!names?.includes('guest') || kept === 'device') return []
  return [toFault('logins', 'Guests need wallets that are kept by device')]
}

const isLogin = (name: string): name is ProjectLogin =>
  projectLogins.some((known) => known === name)

function toLogins({ logins = '' }: ProjectDraft, known: Project | undefined) {
  const names = listNames(logins).filter(isLogin)
  return names.length > 0 || known?.logins ? { logins: names } : {}
}

const isMethod = (name: string): name is MfaMethod =>
  mfaMethods.some((known) => known === name)
const isAction = (name: string): name is MfaAction =>
  mfaActions.some((known) => known === name)

function findMfaFaults(
  { mfa, mfaAbove, mfaFor }: ProjectDraft,
  known: Project | undefined,
) {
  const has = mfa === undefined ? known?.mfa !== undefined : mfa !== ''
  return [
    ...(listNames(mfa ?? '').every(isMethod)
      ? []
      : [toFault('mfa', `Second factors are: ${mfaMethods.join(', ')}`)]),
    ...(listNames(mfaFor ?? '').every(isAction)
      ? []
      : [
          toFault(
            'mfaFor',
            `Second factors are asked for: ${mfaActions.join(', ')}`,
          ),
        ]),
    ...(isDollars(mfaAbove)
      ? []
      : [
          toFault(
            'mfaAbove',
            'The limit without a second factor is not an amount of dollars, as in 100 or 0.50',
          ),
        ]),
    ...((mfaFor || mfaAbove) && !has
      ? [toFault('mfa', `Choose second factors: ${mfaMethods.join(', ')}`)]
      : []),
  ]
}

/** What is missing in a draft stays, as long as there is a factor. */
function toMfa(
  { mfa, mfaAbove, mfaFor }: ProjectDraft,
  known: Project['mfa'],
): Pick<Project, 'mfa'> {
  const methods =
    mfa === undefined ? known?.methods : listNames(mfa).filter(isMethod)
  if (!methods?.length) return {}
  const actions =
    mfaFor === undefined ? known?.for : listNames(mfaFor).filter(isAction)
  const paymentsAbove = mfaAbove ?? known?.paymentsAbove
  return {
    mfa: {
      for: actions?.length ? actions : mfaActions,
      methods,
      ...(paymentsAbove && { paymentsAbove }),
    },
  }
}

/** An empty field stands for the default, one that is missing for no change. */
function setApprovals(known: Project, draft: ProjectDraft): Project {
  const names = ['cardLimit', 'passkeyAbove', 'textMessages'] as const
  const project: Record<string, unknown> = { ...known }
  for (const name of names) {
    const value = draft[name]
    if (value) project[name] = value
    if (value === '') delete project[name]
  }
  return project as Project
}

function findIssuerFaults({ audience, issuer, jwksUrl }: ProjectDraft) {
  if (!issuer && !audience && !jwksUrl) return []
  const text =
    issuer && audience && jwksUrl
      ? findIssuerFault({ audience, issuer, jwksUrl })
      : 'Issuer, audience and key set belong together'
  return text ? [toFault('issuer', text)] : []
}

/** A draft is about the first one; others of the project stay. */
function toIssuers(
  { audience, issuer, jwksUrl }: ProjectDraft,
  known: Project | undefined,
) {
  const others = known?.tokenIssuers?.slice(1) ?? []
  if (issuer && audience && jwksUrl)
    return { tokenIssuers: [{ audience, issuer, jwksUrl }, ...others] }
  return issuer === '' ? { tokenIssuers: others } : {}
}
