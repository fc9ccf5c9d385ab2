import { findIssuerFault } from '../auth/token/findIssuerFault.js'
import { parseOriginPattern } from '../cli/parseOriginPattern.js'
import type { Project } from '../projects.js'

/** Fields of the form, as they were typed. */
export type ProjectForm = {
  id: string
  name: string
  /** One per line. */
  origins: string
  custody: string
  issuer: string
  audience: string
  jwks: string
}

/**
 * Reads a project from the form.
 *
 * @param known - the project as it is, when it is changed
 * @returns The project, or what is wrong with the fields.
 */
export function readProjectForm(
  form: ProjectForm,
  known?: Project | undefined,
): { project: Project; faults?: undefined } | { faults: string[] } {
  const { audience, custody, id, issuer, jwks, name } = form
  const origins = form.origins.split(/[\s,]+/).filter(Boolean)
  const faults = [
    ...(/^[\w-]{1,64}$/.test(id)
      ? []
      : ['The ID has up to 64 letters, digits, - and _.']),
    ...(/^\P{C}{0,64}$/u.test(name)
      ? []
      : ['The name has up to 64 characters.']),
    ...(origins.length > 0 && origins.length <= 50
      ? []
      : ['Enter 1 to 50 origins, as in https://app.example.']),
    ...origins.flatMap((origin) => {
      const fault = parseOriginPattern(origin)
      return fault ? [`${origin} ${fault}.`] : []
    }),
    ...findCustodyFaults(custody, known),
    ...findTokenFaults(form),
  ]
  if (faults.length > 0) return { faults }
  const { name: _, ...rest } = known ?? { id }
  return {
    project: {
      ...rest,
      allowedOrigins: origins,
      ...(name && { name }),
      ...(isCustody(custody) && { custody }),
      tokenIssuers: issuer ? [{ audience, issuer, jwksUrl: jwks }] : [],
    },
  }
}

const custodies = ['device', 'code', 'passkey'] as const

function isCustody(text: string): text is (typeof custodies)[number] {
  return custodies.some((one) => one === text)
}

/** Frames that keep keys by themselves again would hide the wallets. */
function findCustodyFaults(custody: string, known: Project | undefined) {
  if (!isCustody(custody)) return ['Choose how wallets are kept.']
  const before = known?.custody ?? 'device'
  return custody === 'device' && before !== 'device'
    ? [
        'The wallets can be recovered already: they cannot go back to one device.',
      ]
    : []
}

function findTokenFaults({ audience, issuer, jwks }: ProjectForm) {
  if (!issuer && !audience && !jwks) return []
  if (!issuer || !audience || !jwks)
    return ['Issuer, audience and key set belong together.']
  const fault = findIssuerFault({ audience, issuer, jwksUrl: jwks })
  return fault ? [`${fault}.`] : []
}
