import { createProofOfWork } from '../auth/challenge/createProofOfWork.js'
import { type Auth, createAuth } from '../auth/createAuth.js'
import type { Config } from '../config/config.js'
import { createSealer } from '../custody/createSealer.js'
import { isAllowedOrigin } from '../isAllowedOrigin.js'
import type { Mailer } from '../mail/mail.js'
import type { Store } from '../store/store.js'
import type { Log } from './createLog.js'
import type { StoredProjects } from './createStoredProjects.js'
import { deriveKey } from './deriveKey.js'
import type { OpenStore } from './openStore.js'

/** The login service of a configuration, for the apps of stored projects. */
export function createServerAuth(parameters: {
  challenge: Auth['challenge']
  config: Config
  database: Pick<OpenStore, 'wakes'>
  log: Pick<Log, 'report'>
  logins: Pick<Auth, 'farcaster' | 'providers'>
  mailer: Mailer
  masterKey: Buffer
  now(): number
  pollMs: number | undefined
  projects: Pick<StoredProjects, 'get' | 'list'>
  store: Store
  /** Origin of the pages. */
  url: string
}): Auth {
  const { config, database, log, logins, masterKey } = parameters
  const { mailer, now, pollMs, projects, store, url } = parameters
  const { oldMasterKey: old } = config
  const findApp = (origin: string) =>
    projects
      .list()
      .filter((project) => isAllowedOrigin(origin, project.allowedOrigins))
  const pepper = deriveKey(masterKey, 'codes')
  return createAuth({
    challenge:
      parameters.challenge ??
      (config.hasProofOfWork
        ? createProofOfWork({ now, pepper, store })
        : undefined),
    approvesDevices: config.approvesDevices,
    isAllowedApp: (origin) => findApp(origin).length > 0,
    getAppName: (app) => findApp(app).find(({ name }) => name)?.name,
    getTokenIssuers({ app, projectId }) {
      const project = projects.get(projectId)
      const isAllowed = project && isAllowedOrigin(app, project.allowedOrigins)
      return (isAllowed && project.tokenIssuers) || []
    },
    getMfa({ app, projectId }) {
      const project = projects.get(projectId)
      const isAllowed = project && isAllowedOrigin(app, project.allowedOrigins)
      return isAllowed ? project.mfa : undefined
    },
    listMfa: () =>
      projects
        .list()
        .flatMap(({ id, mfa }) => (mfa ? [{ ...mfa, projectId: id }] : [])),
    offersLogin({ app, login, projectId }) {
      const project = projects.get(projectId)
      const isAllowed = project && isAllowedOrigin(app, project.allowedOrigins)
      return Boolean(isAllowed && project.logins?.includes(login))
    },
    ...{ mailer, now, pollMs, store },
    pepper,
    ...logins,
    proxies: config.proxies,
    report: log.report,
    sealer: createSealer({
      keys: [toSharesKey(masterKey), ...(old ? [toSharesKey(old)] : [])],
    }),
    wakes: database.wakes,
    walletOrigin: () => url,
  })
}

const toSharesKey = (masterKey: Buffer) => deriveKey(masterKey, 'shares')
