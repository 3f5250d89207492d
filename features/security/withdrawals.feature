@core
Feature: Money that only its owner can send away
  Scenario: The first withdrawal asks for an authenticator
    Given Ada has opened an account
    When Ada asks for a code to withdraw 20 USDT
    Then 20 USDT do not leave with it, because withdrawing is not possible
    Given Ada confirms withdrawals with an authenticator
    When Ada asks for a code to withdraw 20 USDT
    Then 20 USDT leave with it

  Scenario: A code is for one withdrawal and no other
    Given Ada has opened an account
    And Ada confirms withdrawals with an authenticator
    When Ada asks for a code to withdraw 20 USDT
    Then the mail with it names 20 USDT and where they go
    And 30 USDT do not leave with it, because the proof is wrong
    And 20 USDT leave with it
    And 20 USDT do not leave with it, because the proof is wrong

  Scenario: A day passes after the account became weaker
    Given Ada has opened an account
    And Ada confirms withdrawals with an authenticator
    When Ada takes her authenticator for withdrawals away and sets up another
    And Ada asks for a code to withdraw 20 USDT
    Then 20 USDT do not leave with it, because withdrawing is not possible
    When a day has passed
    And Ada asks for a code to withdraw 20 USDT
    Then 20 USDT leave with it
