import {
  type Project,
  type ProjectFeature,
  projectLogins,
} from '../../projects.js'

/**
 * Features of a project, by their names on the wire. `config` is a list also
 * where there is nothing to list: `null` leaves the choice to the app. A project
 * with a list of logins, `email` and names of social ones, allows only those.
 */
const features: readonly ProjectFeature[] = [
  { id: 'social_login', isEnabled: true, config: null },
  { id: 'swap', isEnabled: true, config: ['1inch'] },
  { id: 'onramp', isEnabled: true, config: ['coinbase', 'meld'] },
  { id: 'activity', isEnabled: true, config: [] },
  { id: 'reown_branding', isEnabled: false, config: [] },
  { id: 'multi_wallet', isEnabled: false, config: [] },
  { id: 'email_capture', isEnabled: false, config: [] },
  { id: 'fund_from_exchange', isEnabled: false, config: [] },
  { id: 'payments', isEnabled: false, config: [] },
  { id: 'reown_authentication', isEnabled: false, config: [] },
  { id: 'headless', isEnabled: false, config: [] },
]

/** What the kit reads to know what a project may use. */
export function getProjectConfig(
  project: Pick<Project, 'features' | 'logins'>,
): {
  features: readonly ProjectFeature[]
} {
  const logins = projectLogins.map((id) => ({
    ...{ id, config: [] },
    isEnabled: project.logins?.includes(id) ?? false,
  }))
  const own = [...logins, ...(project.features ?? [])]
  const rest = features.filter(({ id }) => own.every((item) => item.id !== id))
  return { features: [...rest, ...own] }
}
