import type { ProjectMfa } from './auth/mfa/mfa.js'
import type { TokenIssuer } from './auth/token/tokenIssuer.js'
import { ServiceError } from './http/ServiceError.js'

export type Project = {
  id: string
  /** Shown beside the permissions of smart sessions. Default: the app's host. */
  name?: string | undefined
  /** Shown with the name. */
  iconUrl?: string | undefined
  /**
   * Origins that may embed the frame: exact, or with `*` as the whole first
   * label or as the port, as CSP host sources have it.
   */
  allowedOrigins: readonly string[]
  /** `window`: the wallet approves in a window of its own. Default: `auto`. */
  approvals?: 'auto' | 'window' | undefined
  /**
   * How the wallet keeps its keys. `device`: in one browser, without a way
   * back. `code`: a recovery code opens the wallet on another device.
   * `passkey`: a passkey does, or a code where passkeys keep no secret.
   * `automatic`: a login does; custodial, the operator can open the wallet.
   * Default: `device`.
   */
  custody?: 'device' | 'code' | 'passkey' | 'automatic' | undefined
  /**
   * Logins it offers beside email and social ones. `passkey`: a passkey of the
   * wallet's host. `guest`: an account of one browser, with no email; needs
   * `custody: 'device'`. Default: none.
   */
  logins?: readonly ProjectLogin[] | undefined
  /** Its own identity providers, whose ID tokens log users in. */
  tokenIssuers?: readonly TokenIssuer[] | undefined
  /** The wallet approves what is above in a window of its own. */
  windowAbove?: readonly ProjectLimit[] | undefined
  /**
   * Dollars that may be spent in the card of an app's page, within 24 hours:
   * what costs more is approved in a window of the wallet. Default: `100`.
   */
  cardLimit?: string | undefined
  /**
   * Where texts are signed that are no sign-in messages. `card` trusts the
   * page not to cover them. Default: `window`.
   */
  textMessages?: 'card' | 'window' | undefined
  /**
   * Dollars above which a payment also needs the passkey of the account, if it
   * has one. Default: `1000`.
   */
  passkeyAbove?: string | undefined
  /**
   * Asks for a second factor before keys are exported, devices are added or
   * removed, and large payments. Default: never.
   */
  mfa?: ProjectMfa | undefined
  /** Replaces features of the local project, by their id. */
  features?: readonly ProjectFeature[] | undefined
  /** Whether the project's apps may send events; default `true`. */
  analytics?: boolean | undefined
  /** Default: no plan, and below its limits. */
  limits?: ProjectLimits | undefined
}

/** A login that is off unless a project offers it. */
export type ProjectLogin = (typeof projectLogins)[number]

export const projectLogins = ['passkey', 'guest'] as const

export type ProjectFeature = {
  id: string
  isEnabled: boolean
  /** `null` leaves it to the app. */
  config: readonly string[] | null
}

export type ProjectLimit = {
  /** CAIP-2. */
  caipNetworkId: string
  /** `native`, the address of a token, or its mint. */
  asset: string
  /** In the smallest units of the asset, as a whole number. */
  units: string
}

export type ProjectLimits = {
  tier?: 'none' | 'starter' | 'pro' | 'enteprise' | undefined
  isAboveRpcLimit?: boolean | undefined
  isAboveMauLimit?: boolean | undefined
}

export type Projects = { get(id: string | undefined): Project | undefined }

/** The project of everybody's own machine. */
export const localProject: Project = {
  id: 'local',
  allowedOrigins: [
    'http://localhost:*',
    'http://*.localhost:*',
    'http://127.0.0.1:*',
  ],
  // On a developer's machine nobody takes over the page.
  textMessages: 'card',
}

/** Holds the projects; one that is not in the list may do nothing. */
export function createProjects(projects: readonly Project[]): Projects {
  const byId = new Map(projects.map((project) => [project.id, project]))
  return { get: (id) => (id === undefined ? undefined : byId.get(id)) }
}

/**
 * The project a request belongs to.
 *
 * @throws ServiceError 401 without an id, 403 with an unknown one
 */
export function requireProject(
  projects: Projects,
  id: string | undefined,
): Project {
  if (!id)
    throw new ServiceError(401, 'PROJECT_ID_MISSING', 'projectId is missing')
  const project = projects.get(id)
  if (!project)
    throw new ServiceError(403, 'UNKNOWN_PROJECT', 'Unknown projectId')
  return project
}
