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
  const { always = () => [], features, refreshMs = REFRESH_MS } = parameters
  const { report, store } = parameters
  let stored = new Map<string, Project>()
  const refresh = async () => {
    const found = (await store.projects.find()).map(([, project]) => project)
    stored = new Map(found.map((project) => [project.id, complete(project)]))
  }
  const complete = (project: Project): Project => ({
    ...project,
    features: merge(features, project.features),
  })
  const getOther = (id: string) => {
    const found = always().find((project) => project.id === id)
    return found && complete(found)
  }
  await refresh()
  const timer = setInterval(() => refresh().catch(report), refreshMs)
  timer.unref()
  return {
    get: (id) =>
      id === undefined ? undefined : (stored.get(id) ?? getOther(id)),
    list: () => [
      ...always()
        .filter(({ id }) => !stored.has(id))
        .map(complete),
      ...stored.values(),
    ],
    refresh,
    stop: () => clearInterval(timer),
  }
}

export declare namespace createStoredProjects {
  type Parameters = {
    /** Projects that are not stored, as they are now. */
    always?: (() => readonly Project[]) | undefined
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
