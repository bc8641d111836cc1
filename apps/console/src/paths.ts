/** The console's addresses, without their /console. */
export const paths = {
  home: () => '/',
  signIn: () => '/sign-in',
  settings: () => '/settings',
} as const
