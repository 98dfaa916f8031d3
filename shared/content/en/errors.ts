export type Errors = typeof errors

/**
 * Every sentence with which the server refuses something; those of the wire as supabase/auth and PostgREST have them.
 * Another language is another folder beside this one, of the same type.
 */
export const errors = {
  notFound: 'Not found',
  methodNotAllowed: 'This method is not allowed here',
  internal: 'Internal Server Error',
  unavailable: 'The service is not available just now. Please try again in a few seconds.',
  rateLimit: 'Request rate limit reached',
  emailRateLimit: 'email rate limit exceeded',
  emailChangeRateLimit: (seconds: number) =>
    `For security purposes, you can only request this after ${seconds} seconds.`,

  bodyUnreadable: (why: string) => `Could not parse request body as JSON: ${why}`,
  bodyNoObject: 'an object is expected',
  bodyEmpty: 'it is empty',
  bodyNoJson: 'invalid JSON',
  bodyNoUtf8: 'invalid UTF-8',
  bodyBrokeOff: 'it broke off',
  bodyTooLarge: 'The request body is too large',
  bodyField: (path: string, expectation: string) => `${path}: ${expectation}`,
  expected: (what: string) => `${what} is expected`,
  anotherValue: 'another value',
  fieldUnknown: 'this field is not taken',
  tooManyFields: 'There are too many fields',
  tooDeep: 'The request is nested too deeply',
  fieldNotAllowed: 'The request holds a field that is not allowed',
  notStorable: 'The request holds characters that cannot be stored',

  noToken: 'This endpoint requires a valid Bearer token',
  badToken: 'invalid JWT: unable to parse or verify signature, or the token is expired',
  userNotFound: 'User from sub claim in JWT does not exist',
  sessionNotFound: 'Session from session_id claim in JWT does not exist',
  userBanned: 'User is banned',
  wrongCredentials: 'Invalid login credentials',
  emailNotConfirmed: 'Email not confirmed',
  unsupportedGrant: 'unsupported_grant_type',
  noEmailOrPhone: 'missing email or phone',
  phoneLoginDisabled: 'Phone logins are disabled',
  phoneSignUpDisabled: 'Phone signups are disabled',
  anonymousDisabled: 'Anonymous sign-ins are disabled',
  signUpWithoutPassword: 'Signup requires a valid password',
  userExists: 'User already registered',
  emailExists: 'A user with this email address has already been registered',
  noRefreshToken: 'refresh_token required',
  refreshTokenUnknown: 'Invalid Refresh Token: Refresh Token Not Found',
  refreshTokenUsed: 'Invalid Refresh Token: Already Used',
  refreshTokenExpired: 'Invalid Refresh Token: Session Expired',
  refreshTokenBanned: 'Invalid Refresh Token: User Banned',
  recoveryWithoutEmail: 'Password recovery requires an email',
  resendWithoutType: 'Missing one of these types: signup, email_change',
  resendTypeUnsupported: 'Unsupported resend type',
  resendWithoutEmail: 'Type provided requires an email address',
  logoutScopeUnsupported: (scope: string) => `Unsupported logout scope "${scope}"`,
  verifyWithoutType: 'Verify requires a verification type',
  verifyTypeUnsupported: 'Unsupported verification type',
  verifyWithoutToken: 'Verify requires a token or a token hash',
  verifyNeedsOneToken: 'Verify requires either a token or a token hash',
  verifyOnlyHash: 'Only the token_hash and type should be provided',
  codeInvalid: 'Token has expired or is invalid',
  linkInvalid: 'Email link is invalid or has expired',
  firstOfTwoLinks:
    'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  noAuthCode: 'invalid request: both auth code and code verifier should be non-empty',
  flowStateExpired: 'invalid flow state, flow state has expired',
  flowStateNotFound: 'invalid flow state, no valid flow state found',
  badCodeVerifier: 'code challenge does not match previously saved code verifier',
  noSuchSignUp: 'No sign-up of this address has this password',
  challengeIncomplete: 'PKCE flow requires code_challenge_method and code_challenge',
  challengeMethod: 'code challenge method must be s256 or plain',
  challengeLength: 'code challenge has to be 43 to 128 characters',
  emailInvalid: 'Unable to validate email address: invalid format',
  nameInvalid: (field: string) =>
    `${field}: a name without control characters, up to 100 letters, is expected`,
  dataTooLarge: (bytes: number) => `data: at most ${bytes} bytes are kept`,
  passwordTooLong: 'Password cannot be longer than 128 characters',
  passwordTooShort: (length: number) => `Password should be at least ${length} characters.`,
  passwordCharacters: (special: string) =>
    `Password should contain at least one character of each: lower case letters, upper case letters, digits, ${special}`,
  passwordCommon: 'This password is too common and easy to guess. Please choose another one.',
  passwordPersonal:
    'Please choose a password that holds neither your name or email address nor the name of the shop.',
  samePassword: 'New password should be different from the old password.',
  currentPassword: 'Current password required when setting new password.',

  noCspReport: 'This is no report of a refused script or style',
  messageType: 'A message comes as JSON, or as a form',
  messageIncomplete: 'The message is not complete',
  messageFromElsewhere: 'Messages are sent from the page of the shop',
  tooManyMessages: 'Too many messages',

  tableNotFound: (name: string) => `Could not find the table 'public.${name}' in the schema cache`,
  functionNotFound: (name: string) =>
    `Could not find the function public.${name} in the schema cache`,
  functionParameters: (name: string) =>
    `Could not find the function public.${name} with these parameters`,
  functionHint: (name: string) => `Perhaps you meant to call public.${name}`,
  pathInvalid: 'Invalid path specified in request URL',
  readOnly: 'Unsupported HTTP method: these tables can only be read',
  queryUnknown: 'only select, order, limit and offset are answered here',
  queryUnreadable: (part: string) => `failed to parse ${part}`,
  columnNotFound: (table: string, column: string) => `column ${table}.${column} does not exist`,
  schemaInvalid: 'Invalid schema',
  schemaHint: 'Only the following schemas are exposed: public',
  noMediaType: 'None of these media types are available',
  notSingle: 'Cannot coerce the result to a single JSON object',
  rowCount: (rows: number) => `The result contains ${rows} rows`,
  rangeNotSatisfiable: 'Requested range not satisfiable',
  offsetBeyond: (offset: number, total: number) =>
    `An offset of ${offset} was requested, but there are only ${total} rows.`,
}

/** What a visitor reads where no page and no call ever sees the request. */
export const barePages = {
  language: 'en',
  home: 'Go to the start',
  addressTooLong: 'The address of this page is longer than this site can read.',
  timeout: 'The request did not arrive in time. Please try again.',
  notUnderstood: 'This site could not understand the request.',
  failed: 'Something went wrong here. Please try again.',
}
