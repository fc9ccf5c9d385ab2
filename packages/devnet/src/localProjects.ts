import { localProject, type Project } from 'latchkey-server/projects'

/** A project of each custody: `local` keeps keys in the browser alone. */
export const localProjects: readonly [Project, ...Project[]] = [
  localProject,
  { ...localProject, id: 'by-code', custody: 'code' },
  { ...localProject, id: 'by-passkey', custody: 'passkey' },
  { ...localProject, id: 'by-login', custody: 'automatic' },
  { ...localProject, id: 'more-logins', logins: ['passkey', 'guest'] },
  {
    ...{ ...localProject, id: 'with-mfa', custody: 'code' },
    mfa: {
      for: ['export', 'devices', 'payments'],
      methods: ['passkey', 'totp'],
    },
  },
]
