// Generated from src/components/languages/en/rest.json.
// Edit that, then run `npm run messages`.

/** Strings for account names. */
export const names = {
  choose: 'Choose a name',
  guide: [
    {
      title: 'Easier than an address',
      text: 'Friends can send to your name instead of a long address.',
    },
    { title: 'Free', text: 'You only sign a message. No fee, no transaction.' },
    {
      title: 'Anyone can see it',
      text: 'Anyone who knows the name can look up your address and what it holds.',
    },
  ],
  name: 'Your name',
  suffixed: (suffix: string) => `Ends with ${suffix}`,
  hint: 'At least 4 letters, digits or hyphens',
  checking: 'Checking availability',
  free: (name: string) => `${name} is available`,
  taken: (name: string) => `${name} is taken`,
  suggestions: 'Similar names you can get',
  take: (name: string) => `Use ${name}`,
  enter: 'Enter a name',
  other: 'Choose another name',
  register: 'Register name',
  confirm: 'Confirm in your wallet',
  unchanged: 'Nothing was registered.',
  unknown: 'It may have been registered. Check before you try again.',
  unsupported: "Names aren't supported on this network",
  unsupportedHint: 'Names are for accounts on Ethereum networks.',
  otherNetwork: 'Choose another network',
  success: 'The name is yours',
  successHint: 'Anything sent to it reaches your account.',
  successUnknown: 'Your name is registered',
  done: 'Done',
}
