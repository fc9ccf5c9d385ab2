import type { Project, ProjectFeature, Projects } from '../projects.js'
import type { Store } from '../store/store.js'

const REFRESH_MS = 5_000

export type StoredProjects = Projects & {
  list(): readonly Project[]
  /** Reads the projects now. */
  refresh(): Promise<void>
  stop(): void
}

/**
 * The projects of a store, read again every few seconds, so that requests do
 * not wait for them. While the store fails, the last known ones hold.
 */
export async function createStoredProjects(
  parameters: createStoredProjects.Parameters,
): Promise<StoredProjects> {
  const { always = [], features, refreshMs = REFRESH_MS } = parameters
  const { report, store } = parameters
  let byId = new Map<string, Project>()
  const refresh = async () => {
    const stored = (await store.projects.find()).map(([, project]) => project)
    byId = new Map(
      [...always, ...stored].map((project) => [
        project.id,
        { ...project, features: merge(features, project.features) },
      ]),
    )
  }
  await refresh()
  const timer = setInterval(() => refresh().catch(report), refreshMs)
  timer.unref()
  return {
    get: (id) => (id === undefined ? undefined : byId.get(id)),
    list: () => [...byId.values()],
    refresh,
    stop: () => clearInterval(timer),
  }
}

export declare namespace createStoredProjects {
  type Parameters = {
    /** Projects that are not stored. */
    always?: readonly Project[] | undefined
    /** What the server can do; a project's own features win. */
    features: readonly ProjectFeature[]
    /** Default 5 s. */
    refreshMs?: number | undefined
    report(error: unknown): void
    store: Pick<Store, 'projects'>
  }
}

function merge(
  features: readonly ProjectFeature[],
  own: readonly ProjectFeature[] = [],
) {
  const rest = features.filter(({ id }) => own.every((item) => item.id !== id))
  return [...rest, ...own]
}
