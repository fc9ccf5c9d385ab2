import type { Project, Projects } from 'latchkey-server/projects'

type ProjectFeature = NonNullable<Project['features']>[number]

/** Features of the local project, as its dashboard would set them. */
export type ProjectControl = {
  /** Back to the defaults. */
  heal(): void
  /** Replaces features by their ids; the others keep their defaults. */
  setFeatures(features: readonly ProjectFeature[]): void
}

/** Stands in for a dashboard: what it sets applies to the next request. */
export function createProjectControl(
  projects: Projects,
  local: Project,
): ProjectControl & { projects: Projects } {
  let features = local.features
  return {
    heal() {
      features = local.features
    },
    projects: {
      get(id) {
        const project = projects.get(id)
        return project?.id === local.id ? { ...project, features } : project
      },
    },
    setFeatures(given) {
      features = given
    },
  }
}
