import * as z from 'zod/mini'
import type { ApiOptions } from './apiContext.js'
import type { Http } from './createHttp.js'
import { parseAnswer } from './parseAnswer.js'
import { parseRows } from './parseRows.js'

/** A feature as configured in the project's dashboard. */
export type ProjectFeature = {
  id: string
  isEnabled: boolean
  /**
   * `null`: the dashboard leaves the choice to the page. Missing: the feature
   * is off.
   */
  config: readonly string[] | null | undefined
}

export const featureSchema = z.pipe(
  z.looseObject({
    id: z.string(),
    isEnabled: z.boolean(),
    config: z.nullish(z.array(z.string())),
  }),
  z.transform(
    ({ config, id, isEnabled }): ProjectFeature => ({ id, isEnabled, config }),
  ),
)

/** Calls `GET /appkit/v1/config` on the explorer host. */
export async function getProjectConfig(
  context: { host: string; http: Http },
  options: ApiOptions = {},
): Promise<getProjectConfig.ReturnType> {
  const { host, http } = context
  const { signal } = options
  const answer = await http.get({ host, path: 'appkit/v1/config', signal })
  const { rows, ...counts } = parseRows(answer, {
    key: 'features',
    schema: featureSchema,
  })
  return { features: rows, ...counts }
}

export declare namespace getProjectConfig {
  type ReturnType = {
    features: readonly ProjectFeature[]
    dropped: number
    partial: boolean
  }
}

export const limitsSchema = z.object({
  planLimits: z.object({
    tier: z.string(),
    isAboveRpcLimit: z.boolean(),
    isAboveMauLimit: z.boolean(),
  }),
})

/** Calls `GET /appkit/v1/project-limits` on the explorer host. */
export async function getProjectLimits(
  context: { host: string; http: Http },
  options: ApiOptions = {},
): Promise<getProjectLimits.ReturnType> {
  const { host, http } = context
  const path = 'appkit/v1/project-limits'
  const answer = await http.get({ host, path, signal: options.signal })
  return parseAnswer(answer, { schema: limitsSchema }).planLimits
}

export declare namespace getProjectLimits {
  type ReturnType = {
    /** Plan of the project, for example `starter`. */
    tier: string
    isAboveRpcLimit: boolean
    /** Whether the monthly active user limit is exceeded. */
    isAboveMauLimit: boolean
  }
}

export const originsSchema = z.object({ allowedOrigins: z.array(z.string()) })

/** Calls `GET /projects/v1/origins` on the explorer host. */
export async function getAllowedOrigins(
  context: { host: string; http: Http },
  options: ApiOptions = {},
): Promise<getAllowedOrigins.ReturnType> {
  const { host, http } = context
  const path = 'projects/v1/origins'
  const answer = await http.get({ host, path, signal: options.signal })
  const { allowedOrigins } = parseAnswer(answer, { schema: originsSchema })
  return { origins: allowedOrigins }
}

export declare namespace getAllowedOrigins {
  type ReturnType = {
    /** Patterns for `isOriginAllowed`; an empty list allows every origin. */
    origins: readonly string[]
  }
}

const analyticsSchema = z.object({
  isAnalyticsEnabled: z.boolean(),
  isBatchEnabled: z.optional(z.boolean()),
})

/** Calls `GET /getAnalyticsConfig` on the explorer host. */
export async function getAnalyticsConfig(
  context: { host: string; http: Http },
  options: ApiOptions = {},
): Promise<getAnalyticsConfig.ReturnType> {
  const { host, http } = context
  const path = 'getAnalyticsConfig'
  const answer = await http.get({ host, path, signal: options.signal })
  return parseAnswer(answer, { schema: analyticsSchema })
}

export declare namespace getAnalyticsConfig {
  type ReturnType = {
    /** Whether the dashboard enables analytics. */
    isAnalyticsEnabled: boolean
    /** Whether `POST /e` takes a list of events; one per request if not. */
    isBatchEnabled?: boolean | undefined
  }
}
