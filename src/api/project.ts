import * as z from 'zod/mini'
import type { Http } from './createHttp.js'
import { parseRows } from './parseRows.js'

/** A feature as it is switched in the project's dashboard. */
export type ProjectFeature = {
  id: string
  isEnabled: boolean
  config: readonly string[] | null
}

const schema = z.pipe(
  z.looseObject({
    id: z.string(),
    isEnabled: z.boolean(),
    config: z._default(z.nullable(z.array(z.string())), null),
  }),
  z.transform(
    ({ config, id, isEnabled }): ProjectFeature => ({ id, isEnabled, config }),
  ),
)

/** `GET /appkit/v1/config` of the explorer host. */
export async function getProjectConfig(
  context: { host: string; http: Http },
  options: { signal?: AbortSignal | undefined } = {},
): Promise<getProjectConfig.ReturnType> {
  const { host, http } = context
  const { signal } = options
  const answer = await http.get({ host, path: 'appkit/v1/config', signal })
  const { rows, ...counts } = parseRows(answer, { key: 'features', schema })
  return { features: rows, ...counts }
}

export declare namespace getProjectConfig {
  type ReturnType = {
    features: readonly ProjectFeature[]
    dropped: number
    partial: boolean
  }
}
