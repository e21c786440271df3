import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Database } from '#src/backend/database.ts'
import { isPostgres } from '#src/backend/postgres.ts'
import { BRAND } from '#src/brand/brand.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '#src/office/shapes/account.ts'

/** A session ends after this long without a call, s. */
const SESSION_S = 12 * 3600
const RENEWED_AFTER_S = 1800
/** How long after the password the code may be entered, s. */
const CODE_WAIT_S = 600

type AuthOptions = {
  origin: string
  secret: string
  /** Instead of the library's scrypt, which is slow on purpose (0.1 s). */
  hashing?: {
    hash: (password: string) => Promise<string>
    verify: (data: { password: string; hash: string }) => Promise<boolean>
  }
}

export type Auth = ReturnType<typeof createAuth>

/**
 * Passwords, second factor and sessions by better-auth, in our tables (migration 0050). Its own routes are not
 * served: the calls of the office use its functions (auth/sign-in.ts), so that each passes the table of rights.
 */
export function createAuth(db: Database, { origin, secret, hashing }: AuthOptions) {
  const isSecure = origin.startsWith('https:')
  return betterAuth({
    appName: `${BRAND} · Офис`,
    baseURL: origin,
    secret,
    database: kyselyAdapter(db, { type: isPostgres(db) ? 'postgres' : 'sqlite', transaction: false }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      ...(hashing && { password: hashing }),
    },
    session: {
      modelName: 'office_session',
      fields: {
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
      },
      expiresIn: SESSION_S,
      updateAge: RENEWED_AFTER_S,
    },
    user: {
      modelName: 'office_user',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    account: {
      modelName: 'office_account',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'office_verification',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    plugins: [secondFactor],
    advanced: {
      useSecureCookies: isSecure,
      cookiePrefix: 'office',
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true, path: '/' },
      // The office stores no network addresses of users; failures are counted by keyed hashes (lock-out.ts).
      ipAddress: { disableIpTracking: true },
      // The migrations are ours and done before: no schema check at each start.
      database: { validateSchema: false },
    },
    // Counted by our own code, which works for several processes (lock-out.ts).
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

const secondFactor = twoFactor({
  issuer: `${BRAND} · Офис`,
  twoFactorCookieMaxAge: CODE_WAIT_S,
  schema: {
    user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
    twoFactor: {
      modelName: 'office_two_factor',
      fields: {
        backupCodes: 'backup_codes',
        userId: 'user_id',
        failedVerificationCount: 'failed_count',
        lockedUntil: 'locked_until',
      },
    },
  },
})
