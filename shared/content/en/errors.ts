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
  /** The specification's exact sentence. */
  noCredentials: 'You must provide either an email or phone number and a password',
  phoneLoginDisabled: 'Phone logins are disabled',
  phoneSignUpDisabled: 'Phone signups are disabled',
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
  planChoiceInvalid: 'planChoice: the id of a plan, and months as a whole number, are expected',
  passwordTooLong: 'Password cannot be longer than 128 characters',
  passwordTooShort: (length: number) => `Password should be at least ${length} characters.`,
  passwordCharacters: (special: string) =>
    `Password should contain at least one character of each: lower case letters, upper case letters, digits, ${special}`,
  passwordCommon: 'This password is too common and easy to guess. Please choose another one.',
  passwordPersonal:
    'Please choose a password that holds neither your name or email address nor the name of the shop.',
  samePassword: 'New password should be different from the old password.',
  currentPassword: 'Current password required when setting new password.',
  nonceInvalid: 'Nonce has expired or is invalid',
  reauthenticationNeeded: 'This change requires reauthentication',

  factorType: 'factor_type needs to be totp, phone, or webauthn',
  factorIdInvalid: 'factor_id must be an UUID',
  factorNotFound: 'Factor not found',
  factorNameTaken: (name: string) =>
    `A factor with the friendly name "${name}" for this user already exists`,
  mfaDisabled: (kind: string) => `MFA enroll is disabled for ${kind}`,
  tooManyFactors: 'Maximum number of verified factors reached, unenroll to continue',
  nameTooLong: (length: number) => `at most ${length} characters are expected`,
  aalToEnroll: 'AAL2 required to enroll a new factor',
  aalToUnenroll: 'AAL2 required to unenroll verified factor',
  aalToChangeUser: 'AAL2 session is required to update email or password when MFA is enabled.',
  aalToChangeCodes: 'AAL2 required to change recovery codes',
  aalToChangePasskeys: 'AAL2 required to add or remove a passkey',
  codeEmpty: 'Code needs to be non-empty',
  challengeNotFound: 'MFA factor with the provided challenge ID not found',
  challengeForeign: 'Challenge and verify IP addresses mismatch.',
  challengeExpired: (id: string) =>
    `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  totpInvalid: 'Invalid TOTP code entered',
  recoveryCodeInvalid: 'Invalid recovery code entered',
  recoveryCodesExist: 'Recovery codes exist already, regenerate them to get new ones',
  recoveryCodesLocked: 'Too many wrong recovery codes, try again later',

  passkeyNotFound: 'Passkey not found',
  passkeyNameMissing: 'friendly_name is required',
  passkeyNameTooLong: (length: number) => `friendly_name must be ${length} characters or less`,
  passkeyChallengeMissing: 'challenge_id is required',
  passkeyChallengeInvalid: 'challenge_id must be a valid UUID',
  passkeyCredentialMissing: 'credential is required',
  tooManyPasskeys: 'Maximum number of passkeys reached, delete one to continue',
  passkeyExists: 'This passkey is registered already',
  passkeyChallengeNotFound: 'Challenge not found or already used',
  passkeyChallengeExpired: 'Challenge has expired',
  passkeyInvalid: 'The passkey could not be verified',
  sessionUnknown: 'Session not found',

  noCspReport: 'This is not a report of a refused script or style',
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
  writesRefused: (table: string) => `permission denied for table ${table}`,
  restMethod: (method: string) => `Unsupported HTTP method: ${method}`,
  functionMethod: (method: string) => `Cannot use the ${method} method on RPC`,
  queryUnreadable: (part: string, text: string, column: number) =>
    `"failed to parse ${part} (${text})" (line 1, column ${column})`,
  queryExpected: (found: string, expected: string) => `unexpected ${found} expecting ${expected}`,
  queryTooLarge: (what: string, most: number) => `at most ${most} ${what} are answered`,
  columnNotFound: (table: string, column: string) => `column ${table}.${column} does not exist`,
  typeNotFound: (type: string) => `type "${type}" does not exist`,
  notOfType: (type: string, text: string) => `invalid input syntax for type ${type}: "${text}"`,
  outOfRange: (type: string, text: string) => `value "${text}" is out of range for type ${type}`,
  notAnArray: (text: string) => `malformed array literal: "${text}"`,
  operatorNotFound: (type: string, sign: string) =>
    `operator does not exist: ${type} ${sign} unknown`,
  operatorHint:
    'No operator matches the given name and argument types. You might need to add explicit type casts.',
  noArrayType: (type: string) => `could not find array type for data type ${type}`,
  operatorNotUnique: (type: string, sign: string) =>
    `operator is not unique: ${type} ${sign} unknown`,
  operatorChoiceHint:
    'Could not choose a best candidate operator. You might need to add explicit type casts.',
  notBoolean: (place: string, type: string) =>
    `argument of ${place} must be type boolean, not type ${type}`,
  patternEndsInEscape: 'LIKE pattern must not end with escape character',
  notAnswered: 'Feature not implemented',
  operatorNotAnswered: (operator: string) => `The operator ${operator} is not answered here`,
  pathNotAnswered: 'Paths into JSON are not answered here',
  noAggregates: 'Use of aggregate functions is not allowed',
  relationNotFound: (table: string, other: string) =>
    `Could not find a relationship between '${table}' and '${other}' in the schema cache`,
  relationSearched: (table: string, other: string, hint?: string) =>
    `Searched for a foreign key relationship between '${table}' and '${other}'${hint ? ` using the hint '${hint}'` : ''} in the schema 'public', but no matches were found.`,
  notEmbedded: (name: string) => `'${name}' is not an embedded resource in this request`,
  notEmbeddedHint: (name: string) =>
    `Verify that '${name}' is included in the 'select' query parameter.`,
  schemaInvalid: (schema: string) => `Invalid schema: ${schema}`,
  schemaHint: 'Only the following schemas are exposed: public',
  noMediaType: (types: string) => `None of these media types are available: ${types}`,
  preferenceInvalid: 'Invalid preferences given with handling=strict',
  preferencesInvalid: (names: string) => `Invalid preferences: ${names}`,
  notSingle: 'Cannot coerce the result to a single JSON object',
  rowCount: (rows: number) => `The result contains ${rows} rows`,
  rangeNotSatisfiable: 'Requested range not satisfiable',
  limitNegative: 'Limit should be greater than or equal to zero.',
  offsetNegative: 'OFFSET must not be negative',
  rangeReversed:
    'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
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
  stillMade: 'This page is still being built. It will appear when it is ready.',
}
