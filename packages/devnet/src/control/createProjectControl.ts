import type { Project } from 'latchkey-server/projects'

type ProjectFeature = NonNullable<Project['features']>[number]

/** Features of the local project, as its dashboard would set them. */
export type ProjectControl = {
  /** Back to the defaults. */
  heal(): void
  /** Replaces features by their ids; the others keep their defaults. */
  setFeatures(features: readonly ProjectFeature[]): void
}

/** Stands in for a dashboard: what it sets applies to the next request. */
export function createProjectControl([local, ...others]: readonly [
  Project,
  ...Project[],
]): ProjectControl & { list(): readonly Project[] } {
  let { features } = local
  return {
    heal() {
      features = local.features
    },
    list: () => [{ ...local, features }, ...others],
    setFeatures(given) {
      features = given
    },
  }
}
