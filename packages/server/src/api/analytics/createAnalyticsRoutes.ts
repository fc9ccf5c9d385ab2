import { Hono } from 'hono'
import { ServiceError } from '../../http/ServiceError.js'
import { isAllowedOrigin } from '../../isAllowedOrigin.js'
import { type Projects, requireProject } from '../../projects.js'
import { type Envelope, parseEnvelopes } from './parseEnvelopes.js'

/** Where events and errors go. */
export type Analytics = {
  /** Receives what one request brought, already checked for its form. */
  add(
    envelopes: readonly Envelope[],
    context: { origin: string; projectId: string },
  ): Promise<void> | void
}

/**
 * Takes events and errors of apps: a batch, or one envelope. Pages that the
 * project does not allow are refused.
 */
export function createAnalyticsRoutes(
  context: createAnalyticsRoutes.Context,
): Hono {
  const { analytics, projects } = context
  const app = new Hono()
  app.post('/e', async (c) => {
    const project = requireProject(projects, c.req.query('projectId'))
    const origin = c.req.header('origin') ?? ''
    if (!isAllowedOrigin(origin, project.allowedOrigins))
      throw new ServiceError(
        403,
        'ORIGIN_NOT_ALLOWED',
        'Origin not found on Allowlist',
      )
    const envelopes = parseEnvelopes(await c.req.text())
    if (!envelopes)
      throw new ServiceError(400, 'INVALID_BODY', 'Invalid request body')
    await analytics.add(envelopes, { origin, projectId: project.id })
    return c.body(null, 202)
  })
  return app
}

export declare namespace createAnalyticsRoutes {
  type Context = { analytics: Analytics; projects: Projects }
}
