import type { Kit } from '../../createKit.js'
import { updateEmail } from '../updateEmail.js'
import { updateEmailPrimaryOtp } from '../updateEmailPrimaryOtp.js'
import { updateEmailSecondaryOtp } from '../updateEmailSecondaryOtp.js'

/** Binds the steps of an email change to a kit. They load together. */
export function createEmailSteps(kit: Kit): createEmailSteps.ReturnType {
  return {
    updateEmail: (parameters) => updateEmail(kit, parameters),
    updateEmailPrimaryOtp: (parameters) =>
      updateEmailPrimaryOtp(kit, parameters),
    updateEmailSecondaryOtp: (parameters) =>
      updateEmailSecondaryOtp(kit, parameters),
  }
}

export declare namespace createEmailSteps {
  type ReturnType = {
    updateEmail(
      parameters: updateEmail.Parameters,
    ): Promise<updateEmail.ReturnType>
    updateEmailPrimaryOtp(
      parameters: updateEmailPrimaryOtp.Parameters,
    ): Promise<updateEmailPrimaryOtp.ReturnType>
    updateEmailSecondaryOtp(
      parameters: updateEmailSecondaryOtp.Parameters,
    ): Promise<updateEmailSecondaryOtp.ReturnType>
  }
}
