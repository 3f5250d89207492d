@browser
Feature: One tap
  Scenario: From home to trading
    Given Ada allows other people's scripts
    When Ada looks at the page /
    And Ada taps on her account
    Then Ada is logged in
    And Ada is on the page /trade
    And nothing of the tap is left on her device

  Scenario: Back to the same page
    Given Ada allows other people's scripts
    When Ada looks at the page /proof-of-reserves
    And Ada taps on her account
    Then Ada is logged in
    And Ada is on the page /proof-of-reserves

  Scenario: A tap beside the card closes nothing
    Given Ada allows other people's scripts
    And Ada looks at the page /
    When Ada taps beside the card
    Then Ada is offered one tap

  Scenario: Only where it belongs
    Given Ada allows other people's scripts
    And Ada looks at the page /
    When Ada goes on to the markets
    Then Ada is offered no tap

  Scenario: Not before a yes
    When Ada looks at the page /
    Then Google's script is not asked for

  Scenario: Whoever is logged in is not asked
    Given Ada has opened an account
    And Ada allows other people's scripts
    When Ada looks at the page /
    Then Google's script is not asked for

  Scenario: Google cannot be reached
    Given Ada allows other people's scripts
    And Google's script cannot be reached for Ada
    When Ada looks at the page /
    Then Ada's browser notes that the script did not load
    And the page is as it was
