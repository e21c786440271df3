import { z } from 'zod'

const SECRET = new Set(['DATABASE_URL', 'CRM_TOKEN', 'SMTP_URL', 'PICTURES_S3_KEY', 'PICTURES_S3_SECRET'])

export function describe(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0])
  const reason = issue.code === 'invalid_union' ? lastReason(issue) : issue.message
  // A wrong value may still contain the right password.
  return SECRET.has(name) ? `Setting ${name}: ${reason}.` : `Setting ${name}="${given[name] ?? ''}": ${reason}.`
}

const lastReason = (issue: z.core.$ZodIssueInvalidUnion): string => issue.errors.at(-1)?.[0]?.message ?? issue.message
