/** Progress of signing in. Sessions are owned by the app's sign-in option. */
export type SignInState = {
  /** CAIP-10 ID of the active account, once its sessions have been read. */
  checked?: string | undefined
  /** CAIP-10 ID of the account that is signing in. */
  signing?: string | undefined
  /** Why the last attempt failed, and the CAIP-10 ID of its account. */
  failure?: { account: string; error: unknown } | undefined
  /** Increases whenever sessions may have changed. */
  version: number
}

export const noSignIn: SignInState = { version: 0 }
