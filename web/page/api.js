// Talking to the server, and its refusals in the words of the page.

import { has, t } from "./i18n.js";

/**
 * A Problem is what the server says when it refuses (application/problem+json).
 * @typedef {{status: number, title?: string, detail?: string, errors?: {message: string, location?: string}[], line?: number, column?: number, limit?: string}} Problem
 */

/** An ApiError carries the server's problem; its status is 0 when the server cannot be reached. */
export class ApiError extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.detail || problem.title || "no answer");
    this.status = problem.status;
    this.problem = problem;
  }
}

/** @param {Response} answer */
async function refusal(answer) {
  try {
    return { ...(await answer.json()), status: answer.status };
  } catch {
    return { status: answer.status, title: answer.statusText };
  }
}

/**
 * send posts a body and returns the answer if it is a good one. An abort is thrown on as it is.
 * @param {string} path
 * @param {RequestInit} request
 */
async function send(path, request) {
  const url = new URL("api/v1/" + path, document.baseURI);
  let answer;
  try {
    answer = await fetch(url, { method: "POST", cache: "no-store", ...request });
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ApiError({ status: 0 });
  }
  if (!answer.ok) throw new ApiError(await refusal(answer));
  return answer;
}

/**
 * post asks the server: post("solve", {puzzle}) resolves to its answer.
 * @param {string} path
 * @param {object} body
 * @param {{signal?: AbortSignal}} [options]
 */
export async function post(path, body, { signal } = {}) {
  const answer = await send(path, { body: JSON.stringify(body), headers: { "Content-Type": "application/json" }, signal });
  try {
    return await answer.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError({ status: 0 });
  }
}

/**
 * batch sends many puzzles, one a line, and returns the answers in order.
 * @param {string} path
 * @param {string[]} lines
 * @param {{signal?: AbortSignal}} [options]
 * @returns {Promise<any[]>}
 */
export async function batch(path, lines, { signal } = {}) {
  const answer = await send(path, { body: lines.join("\n"), headers: { "Content-Type": "text/plain" }, signal });
  const all = (await answer.text()).trim().split("\n").map((line) => JSON.parse(line));
  return all.filter((one) => "puzzle" in one || "line" in one);
}

/**
 * text says what went wrong in the language of the page: of a limit what it was, of unreadable
 * text what the server found and where.
 * @param {Problem} problem
 */
export function text(problem) {
  const { status, limit, detail, title } = problem;
  if (status === 0) return t("app.unreachable");
  if (limit && has("app.limit." + limit)) return t("app.limit." + limit);
  if (status === 413) return t("app.tooLarge");
  if (status === 503) return t("app.limit.concurrency");
  const words = detail || problem.errors?.[0]?.message || title || String(status);
  return status >= 500 ? t("app.failed") : t("app.refused", { words });
}
