import { Hono } from 'hono'
import { type Projects, requireProject } from '../../projects.js'
import { getProjectConfig } from './getProjectConfig.js'

/** What is switched on for a project, and what it may still do. */
export function createProjectRoutes({
  analytics,
  projects,
}: createProjectRoutes.Context): Hono {
  const app = new Hono()
  app.get('/appkit/v1/config', (c) => {
    const project = requireProject(projects, c.req.query('projectId'))
    return c.json(getProjectConfig(project))
  })
  app.get('/appkit/v1/project-limits', (c) => {
    const project = requireProject(projects, c.req.query('projectId'))
    const usage = { isAboveRpcLimit: false, isAboveMauLimit: false }
    const planLimits = { tier: 'none', ...usage, ...project.limits }
    return c.json({ planLimits })
  })
  app.get('/projects/v1/origins', (c) => {
    const project = requireProject(projects, c.req.query('projectId'))
    return c.json({ allowedOrigins: project.allowedOrigins })
  })
  app.get('/getAnalyticsConfig', (c) => {
    const project = requireProject(projects, c.req.query('projectId'))
    const isAnalyticsEnabled = Boolean(analytics) && project.analytics !== false
    return c.json({
      isAnalyticsEnabled,
      // `/e` takes a list of events too.
      ...(isAnalyticsEnabled && { isBatchEnabled: true }),
    })
  })
  return app
}

export declare namespace createProjectRoutes {
  type Context = {
    /** Whether the service takes events; default `false`. */
    analytics?: unknown
    projects: Projects
  }
}
