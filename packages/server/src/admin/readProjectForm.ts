import type { Project } from '../projects.js'
import { readProject } from '../readProject.js'

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
  cardLimit: string
  textMessages: string
  passkeyAbove: string
  logins: string
  mfa: string
  mfaFor: string
  mfaAbove: string
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
  const { audience, custody, id, issuer, jwks, logins, name } = form
  const origins = form.origins.split(/[\s,]+/).filter(Boolean)
  const { cardLimit, mfa, mfaAbove, mfaFor, passkeyAbove } = form
  const { textMessages } = form
  const factors = { mfa, mfaAbove, mfaFor }
  const approvals = { ...factors, cardLimit, passkeyAbove, textMessages }
  const token = { audience, issuer, jwksUrl: jwks }
  const draft = { ...approvals, ...token, custody, id, logins, name, origins }
  const read = readProject(draft, known)
  if (read.project) return { project: read.project }
  return { faults: read.faults.map(({ text }) => `${text}.`) }
}
