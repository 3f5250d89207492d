Feature: Keys that let programs use an account
  Background:
    Given Ada has opened an account

  Scenario: A program reads the account
    When Ada makes the key "desk" that may read and trade
    Then a program with the key "desk" reads her account
    And the key's secret is not to be seen again

  @core
  Scenario: A key of a sub-account
    Given Ada has opened the sub-account "Grid bot"
    When Ada makes the key "grid" of "Grid bot"
    Then "grid" is a key of "Grid bot" and not of her main account
    And a program with the key "grid" reads the account of "Grid bot"

  Scenario: An address that is none
    When Ada wants a key for the address "203.0.113.300"
    Then she is told at the field that "203.0.113.300" is no address
    And she has no keys

  Scenario: Money leaves only from named addresses
    When Ada wants a key that withdraws from anywhere
    Then she is told that such a key needs an address
    And she has no keys

  Scenario: Only from where its programs are
    Given Ada has made the key "desk" that may read and trade
    When Ada allows the key "desk" from "203.0.113.7" alone
    Then a program with the key "desk" is turned away

  @core
  Scenario: A key that is not needed any more
    Given Ada has made the key "desk" that may read and trade
    When Ada removes the key "desk"
    Then a program with the key "desk" is turned away
    And she has no keys
