import { connectDevice } from '../actions/connectDevice.js'
import { connectEmail } from '../actions/connectEmail.js'
import { connectOtp } from '../actions/connectOtp.js'
import { EMAIL_LOGIN_COOLDOWN_MS } from '../core/entryConstants.js'
import { LoginCooldownError } from '../core/errors/cooldown.js'
import type { Kit } from '../createKit.js'
import type { useEmailLogin } from './useEmailLogin.js'

/** What one attempt of `useEmailLogin` does, fetched when somebody logs in. */
export function createEmailLogin(
  parameters: createEmailLogin.Parameters,
): createEmailLogin.ReturnType {
  const { end, kit, lead, setEmail, setStep, signal, start } = parameters

  async function waitForDevice() {
    try {
      const { step } = await connectDevice(kit, { signal })
      if (!signal.aborted) lead({ cause: 'device', step })
    } catch (error) {
      // The link is void: only another mail leads on.
      if (!signal.aborted) setStep('email')
      throw error
    }
  }

  return {
    async submitEmail(email) {
      const connected = await connectEmail(kit, { email, signal }).catch(
        (error: unknown) => {
          if (error instanceof LoginCooldownError) start(error.secondsLeft)
          // Nobody waits for the link any more.
          if (!signal.aborted)
            setStep((step) => (step === 'device' ? 'email' : step))
          throw error
        },
      )
      if (signal.aborted) return
      start(EMAIL_LOGIN_COOLDOWN_MS / 1_000)
      setEmail(email.trim())
      lead({ cause: 'mail', step: connected.step })
      if (connected.step === 'connected') end()
      if (connected.step === 'device') await waitForDevice()
    },
    async submitCode(otp) {
      const onAccepted = () => setStep('connecting')
      try {
        await connectOtp(kit, { otp, onAccepted, signal })
      } catch (error) {
        // What failed after the right code needs a new one as well.
        setStep((step) => (step === 'connecting' ? 'otp' : step))
        throw error
      }
      if (signal.aborted) return
      lead({ cause: 'code', step: 'connected' })
      end()
    },
  }
}

export declare namespace createEmailLogin {
  type Parameters = {
    /** Ends the attempt. */
    end: () => void
    kit: Kit
    lead: (change: useEmailLogin.StepChange) => void
    setEmail: (email: string) => void
    setStep: (
      step:
        | useEmailLogin.Step
        | ((step: useEmailLogin.Step) => useEmailLogin.Step),
    ) => void
    signal: AbortSignal
    /** Of the wait until another mail, in seconds. */
    start: (seconds: number) => void
  }
  type ReturnType = {
    submitCode(otp: string): Promise<void>
    submitEmail(email: string): Promise<void>
  }
}
