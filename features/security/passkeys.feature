@core
Feature: Passkeys: in and out by a finger, and by nothing that can be read or told
  Background:
    Given Ada has opened an account
    And Ada adds a passkey called "phone"

  Scenario: A passkey takes the place of codes
    When Ada withdraws 20 USDT with her passkey
    Then 20 USDT have left
    And Ada reads that "phone" was used just now

  Scenario: A passkey opens the account
    When Ada has logged out
    And Ada logs in with her passkey
    Then Ada is logged in

  Scenario: Nobody else's finger does
    When Ada has logged out
    And nobody gives a finger while Ada logs in with her passkey
    Then Ada is logged out

  Scenario: One of several is lost
    Given Ada adds a passkey called "key"
    When Ada removes the passkey "phone"
    Then Ada has the passkeys "key"
    And her withdrawals wait
    When Ada has logged out
    And Ada logs in with her passkey
    Then Ada is logged in
