@core
Feature: Getting back in after a loss
  Background:
    Given Ada has opened an account
    And Ada confirms withdrawals with an authenticator

  Scenario: She reads what would be left before anything is lost
    Then without her telephone Ada would be "stuck"
    When Ada makes recovery codes
    Then without her telephone Ada would be "byCode"

  Scenario: A rehearsal costs nothing
    Given Ada makes recovery codes
    When Ada tries her first recovery code 3 times
    Then each of them works
    And Ada has 10 recovery codes left

  Scenario: The telephone is lost, and a code on paper leads on
    Given Ada makes recovery codes
    When Ada removes her lost authenticator with a recovery code
    Then Ada has no authenticator any more
    And Ada reads of the recovery code in a mail
    When Ada confirms withdrawals with an authenticator
    And Ada asks for a code to withdraw 20 USDT
    Then 20 USDT do not leave with it, because withdrawing is not possible
